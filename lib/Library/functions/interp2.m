function z = interp2(varargin)
% INTERP2 Values between the nodes of a grid, bilinear or 'nearest'; NaN outside.
method = 'linear';
if ischar(varargin{end}) || isstring(varargin{end}), method = lower(char(varargin{end})); varargin(end) = []; end
if numel(varargin) == 3
  V = varargin{1}; [xq, yq] = varargin{2:3};
  x = 1:size(V, 2); y = 1:size(V, 1);
else
  [x, y, V, xq, yq] = varargin{:};
  if ~isvector(x) && ~isempty(x) && ~isempty(y), x = x(1, :); y = y(:, 1); end
end
if numel(x) ~= size(V, 2) || numel(y) ~= size(V, 1) || any(size(V) < 2)
  error('MATLAB:interp2:invalidGrid', 'The values must be a matrix of 2 or more rows and columns, with a point for each of both.');
end
if isrow(xq) && iscolumn(yq) && ~isscalar(xq) && ~isscalar(yq), [xq, yq] = meshgrid(xq, yq); end
if isscalar(xq), xq = repmat(xq, size(yq)); elseif isscalar(yq), yq = repmat(yq, size(xq)); end
if ~isequal(size(xq), size(yq))
  error('MATLAB:interp2:invalidQuery', 'The coordinates of the queries must have one size, or be a row and a column.');
end
if ~isfloat(V), V = double(V); end
x = double(x); y = double(y);
z = NaN(size(xq), class(V));
for k = 1:numel(xq), z(k) = value_at(x, y, V, double(xq(k)), double(yq(k)), method); end
end

function z = value_at(x, y, V, xq, yq, method)
z = NaN;
j = find(x <= xq, 1, 'last'); i = find(y <= yq, 1, 'last');
if isempty(i) || isempty(j) || xq > x(end) || yq > y(end), return, end
i = min(i, numel(y) - 1); j = min(j, numel(x) - 1);
s = (xq - x(j)) / (x(j + 1) - x(j)); t = (yq - y(i)) / (y(i + 1) - y(i));
if strcmp(method, 'nearest'), s = round(s); t = round(t); end
z = (1 - t) * ((1 - s) * V(i, j) + s * V(i, j + 1)) + t * ((1 - s) * V(i + 1, j) + s * V(i + 1, j + 1));
end
