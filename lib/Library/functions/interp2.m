function z = interp2(varargin)
% INTERP2 Values between the nodes of a grid, bilinear or 'nearest'; NaN outside.
method = 'linear';
if ischar(varargin{end}) || isstring(varargin{end}), method = char(varargin{end}); varargin(end) = []; end
if numel(varargin) == 3
  V = varargin{1}; [xq, yq] = varargin{2:3};
  x = 1:size(V, 2); y = 1:size(V, 1);
else
  [x, y, V, xq, yq] = varargin{:};
  if ~isvector(x), x = x(1, :); y = y(:, 1); end
end
if isrow(xq) && iscolumn(yq) && ~isscalar(xq) && ~isscalar(yq), [xq, yq] = meshgrid(xq, yq); end
z = NaN(size(xq));
for k = 1:numel(xq)
  j = find(x <= xq(k), 1, 'last'); i = find(y <= yq(k), 1, 'last');
  if isempty(i) || isempty(j) || xq(k) > x(end) || yq(k) > y(end), continue, end
  i = min(i, numel(y) - 1); j = min(j, numel(x) - 1);
  s = (xq(k) - x(j)) / (x(j + 1) - x(j)); t = (yq(k) - y(i)) / (y(i + 1) - y(i));
  if strcmp(method, 'nearest'), s = round(s); t = round(t); end
  z(k) = (1 - t) * ((1 - s) * V(i, j) + s * V(i, j + 1)) + t * ((1 - s) * V(i + 1, j) + s * V(i + 1, j + 1));
end
end
