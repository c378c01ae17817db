function z = interp2(varargin)
% INTERP2 Values between the nodes of a grid, or k times halfway between them: bilinear, 'nearest', 'cubic' or 'spline'; outside NaN or a number.
[given, method, outside] = options_of(varargin);
switch numel(given)
  case {1, 2}
    V = given{1}; k = 1;
    if numel(given) == 2, k = given{2}; end
    if ~isscalar(k) || ~(k >= 0) || k ~= fix(k) || k > 30, error('MATLAB:interp2:invalidCount', 'The grid is halved a whole number of times, from 0 on.'); end
    x = 1:size(V, 2); y = 1:size(V, 1);
    [xq, yq] = meshgrid(linspace(1, size(V, 2), (size(V, 2) - 1) * 2 ^ double(k) + 1), linspace(1, size(V, 1), (size(V, 1) - 1) * 2 ^ double(k) + 1));
  case 3
    [V, xq, yq] = given{:};
    x = 1:size(V, 2); y = 1:size(V, 1);
  otherwise
    [x, y, V, xq, yq] = given{:};
    if ~isvector(x) && ~isempty(x) && ~isempty(y), x = x(1, :); y = y(:, 1); end
end
if numel(x) ~= size(V, 2) || numel(y) ~= size(V, 1) || any(size(V) < 2)
  error('MATLAB:interp2:invalidGrid', 'The values must be a matrix of 2 or more rows and columns, with a point for each of both.');
end
[x, V] = in_order(x, V.'); [y, V] = in_order(y, V.');
[xq, yq] = queries_of(xq, yq);
if ~isfloat(V), V = double(V); end
if any(strcmp(method, {'linear', 'nearest'})), z = between(x, y, V, xq, yq, method); else, z = smooth(x, y, V, xq, yq, method); end
if isempty(outside) && strcmp(method, 'spline'), return, end
if isempty(outside), outside = NaN; end
z(~(xq >= x(1) & xq <= x(end) & yq >= y(1) & yq <= y(end))) = outside;
end

function [given, method, outside] = options_of(given)
% A number behind the method stands for what is outside.
method = 'linear'; outside = [];
at = find(cellfun(@(value) ischar(value) && isrow(value) || isstring(value), given(2:end)), 1) + 1;
if isempty(at) || at < numel(given) - 1, return, end
method = lower(char(given{at}));
if ~any(strcmp(method, {'linear', 'nearest', 'cubic', 'spline'})), error('MATLAB:interp2:unknownMethod', '''%s'' is none of the methods linear, nearest, cubic and spline.', method); end
if at < numel(given), outside = given{at + 1}; end
given(at:end) = [];
end

function [x, V] = in_order(x, V)
[x, order] = sort(double(x(:)));
if any(diff(x) == 0) || any(isnan(x)), error('MATLAB:interp2:invalidGrid', 'No two points of the grid are the same, and none is NaN.'); end
V = V(order, :);
end

function [xq, yq] = queries_of(xq, yq)
xq = double(xq); yq = double(yq);
if isrow(xq) && iscolumn(yq) && ~isscalar(xq) && ~isscalar(yq), [xq, yq] = meshgrid(xq, yq); end
if isscalar(xq), xq = repmat(xq, size(yq)); elseif isscalar(yq), yq = repmat(yq, size(xq)); end
if ~isequal(size(xq), size(yq))
  error('MATLAB:interp2:invalidQuery', 'The coordinates of the queries must have one size, or be a row and a column.');
end
end

function [k, share] = cell_of(x, xq)
% The interval of each query, of those outside the first or last, and how far it is from its left end.
k = interp1(x, 1:numel(x), xq, 'previous', numel(x) - 1);
k = max(min(k, numel(x) - 1), 1);
k(isnan(k) | xq < x(1)) = 1;
share = reshape((xq(:) - x(k(:))) ./ (x(k(:) + 1) - x(k(:))), size(xq));
end

function z = between(x, y, V, xq, yq, method)
[j, s] = cell_of(x, xq); [i, t] = cell_of(y, yq);
if strcmp(method, 'nearest'), s = round(s); t = round(t); end
at = @(i, j) reshape(V(i(:) + (j(:) - 1) * numel(y)), size(xq));
z = (1 - t) .* ((1 - s) .* at(i, j) + s .* at(i, j + 1)) + t .* ((1 - s) .* at(i + 1, j) + s .* at(i + 1, j + 1));
end

function z = smooth(x, y, V, xq, yq, method)
% By the weights of all points: for a grid of queries those of its rows and columns, else for each query.
gridded = ~isempty(xq) && isequal(xq, repmat(xq(1, :), size(xq, 1), 1)) && isequal(yq, repmat(yq(:, 1), 1, size(yq, 2)));
if gridded
  z = weights(y, yq(:, 1), method) * double(V) * weights(x, xq(1, :)', method).';
else
  z = zeros(size(xq)); step = max(1, floor(1e6 / numel(y)));
  for first = 1:step:numel(xq)
    part = first:min(first + step - 1, numel(xq));
    z(part) = sum((weights(y, yq(part(:)), method) * double(V)) .* weights(x, xq(part(:)), method), 2);
  end
end
z = cast(z, 'like', V);
end

function w = weights(x, xq, method)
w = interp1(x, eye(numel(x)), reshape(xq, [], 1), method, 'extrap');
if isscalar(xq), w = reshape(w, 1, []); end
end
