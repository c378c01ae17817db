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
if ischar(indicator) && ~ischar(x), indicator = {indicator}; end
if ~iscell(indicator), indicator = num2cell(indicator); end
for k = 1:numel(indicator), tf = tf | is_one(x, indicator{k}); end
end

function tf = is_one(x, wanted)
if ~ischar(wanted) && isscalar(wanted) && ismissing(wanted), tf = ismissing(x); return, end
is_text = ischar(wanted) || isstring(wanted);
if ~isscalar(wanted) && ~is_text, error('MATLAB:ismissing:IndicatorsNotScalar', 'Each indicator must be a scalar or a text.'); end
tf = false(size(x));
if iscell(x)
  if is_text, tf = logical(strcmp(x, wanted)); end
elseif isstring(x)
  if is_text, tf = x == string(wanted); end
elseif ischar(x)
  if is_text && strlength(wanted) == 1, tf = x == char(wanted); end
elseif (isnumeric(x) || islogical(x)) && ~is_text && ~isstruct(wanted)
  tf = x == double(wanted);
end
end
