function tf = ismissing(x, indicator)
% ISMISSING NaN, <missing>, blanks of char arrays and empty texts of a cell; with a second argument, what it lists instead.
if nargin < 2
  if iscell(x), tf = logical(cellfun(@(element) ischar(element) && isempty(element), x));
  elseif isstring(x), tf = ~(x == x);
  elseif isfloat(x), tf = isnan(x);
  elseif ischar(x), tf = x == ' ';
  elseif isa(x, 'missing'), tf = true(size(x));
  else, tf = false(size(x)); end
  return
end
tf = false(size(x));
if ischar(indicator) && ~ischar(x) || isa(indicator, 'missing'), indicator = {indicator}; end
if isnumeric(indicator) || islogical(indicator) || ischar(indicator) || isstring(indicator), indicator = num2cell(indicator); end
if ~iscell(indicator), error('MATLAB:ismissing:IndicatorsInvalid', 'The indicators must be numbers, texts or a cell array of them.'); end
for k = 1:numel(indicator), tf = tf | is_one(x, indicator{k}); end
end

function tf = is_one(x, wanted)
is_text = ischar(wanted) && (isrow(wanted) || isempty(wanted)) || isstring(wanted) && isscalar(wanted);
is_number = (isnumeric(wanted) || islogical(wanted)) && isscalar(wanted);
if ~is_text && ~is_number && ~isa(wanted, 'missing')
  error('MATLAB:ismissing:IndicatorsNotScalar', 'Each indicator must be a number or a text.');
end
tf = false(size(x));
if ~ischar(wanted) && all(ismissing(wanted)), tf = ismissing(x);
elseif iscell(x) && is_text, tf = logical(strcmp(x, wanted));
elseif isstring(x) && is_text, tf = x == string(wanted);
elseif ischar(x) && is_text && strlength(wanted) == 1, tf = x == char(wanted);
elseif (isnumeric(x) || islogical(x)) && is_number, tf = x == double(wanted); end
end
