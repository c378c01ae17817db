function str = compose(formatSpec, varargin)
% COMPOSE Texts by a format, one for each row of values; a format of one value makes one for each element.
is_string = isstring(formatSpec);
formats = cellstr(formatSpec);
if isempty(varargin)
  str = cellfun(@(f) sprintf(f), formats, 'UniformOutput', false);
  if is_string, str = string(str); end
  return
end
values = table_of(varargin);
if isscalar(formats), formats = repmat(formats, size(values, 1), 1); end
if numel(formats) ~= size(values, 1), error('MATLAB:compose:MismatchedSizes', 'There is one format, or one for each row of values.'); end
str = cell(0, 0);
for k = 1:numel(formats)
  each = max(numel(regexp(strrep(formats{k}, '%%', ''), '%')), 1);
  if mod(size(values, 2), each) ~= 0, each = size(values, 2); end
  for first = 1:each:size(values, 2)
    str{k, (first - 1) / each + 1} = sprintf(formats{k}, values{k, first:first + each - 1});
  end
end
if is_string, str = string(str); end
end

function values = table_of(given)
% The arguments side by side; a text is one value.
values = cell(0, 0);
for k = 1:numel(given)
  A = given{k};
  if ischar(A), A = {A}; elseif isstring(A), A = cellstr(A); elseif ~iscell(A), A = num2cell(A); end
  if k > 1 && size(A, 1) ~= size(values, 1), error('MATLAB:compose:MismatchedSizes', 'Values have the same number of rows.'); end
  if k == 1, values = A; else, values = [values, A]; end
end
end
