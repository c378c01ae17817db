function v = spline(x, y, xq)
% SPLINE Piecewise cubics with two continuous derivatives through the values y at the points x, or their values at xq.
[x, y, d, ends] = points_of(x, y);
slopes = slopes_of(x, y, ends);
h = repmat(diff(x), size(y, 1), 1); delta = diff(y, 1, 2) ./ h;
left = slopes(:, 1:end - 1); right = slopes(:, 2:end);
coefs = cat(3, (left + right - 2 * delta) ./ h .^ 2, (3 * delta - 2 * left - right) ./ h, left, y(:, 1:end - 1));
v = mkpp(x, reshape(coefs, [], 4), d);
if nargin > 2, v = ppval(v, xq); end
end

function [x, y, d, ends] = points_of(x, y)
% In order, values of a point in a column; two more values are the slopes at the ends.
[x, order] = sort(reshape(double(x), 1, []));
d = 1; ends = [];
if isempty(y), error('MATLAB:chckxy:YIsEmpty', 'There are two values at least.'); end
if isvector(y), y = reshape(y, 1, []); else, extents = size(y); d = extents(1:end - 1); y = reshape(y, prod(d), []); end
y = double(y);
if size(y, 2) == numel(x) + 2, ends = y(:, [1 end]); y = y(:, 2:end - 1); end
if numel(x) < 2 || any(diff(x) == 0) || size(y, 2) ~= numel(x)
  error('MATLAB:chckxy:NumSitesMismatchValues', 'There are two different points at least, and a value, or column of values, for each.');
end
y = y(:, order);
end

function slopes = slopes_of(x, y, ends)
% Equations of three neighbours each; without slopes at the ends the third derivative is continuous at the last but one points.
n = numel(x); h = diff(x); delta = diff(y, 1, 2) ./ h;
if n == 2 && isempty(ends), slopes = [delta delta]; return, end
if n == 3 && isempty(ends)
  curve = (delta(:, 2) - delta(:, 1)) / (x(3) - x(1));
  slopes = [delta(:, 1) - curve * h(1), delta(:, 1) + curve * h(1), delta(:, 2) + curve * h(2)];
  return
end
below = [h(2:end) 0]; middle = [1, 2 * (h(1:end - 1) + h(2:end)), 1]; above = [0 h(1:end - 1)];
right = [zeros(size(y, 1), 1), 3 * (h(2:end) .* delta(:, 1:end - 1) + h(1:end - 1) .* delta(:, 2:end)), zeros(size(y, 1), 1)];
if ~isempty(ends)
  above(1) = 0; below(end) = 0; right(:, [1 end]) = ends;
else
  a = x(3) - x(1); b = x(end) - x(end - 2);
  middle(1) = h(2); above(1) = a; middle(end) = h(end - 1); below(end) = b;
  right(:, 1) = ((h(1) + 2 * a) * h(2) * delta(:, 1) + h(1) ^ 2 * delta(:, 2)) / a;
  right(:, end) = (h(end) ^ 2 * delta(:, end - 1) + (2 * b + h(end)) * h(end - 1) * delta(:, end)) / b;
end
slopes = tridiagonal(below, middle, above, right);
end

function x = tridiagonal(below, middle, above, right)
% Elimination, for all rows of the right side.
n = numel(middle); x = right;
for k = 2:n
  factor = below(k - 1) / middle(k - 1);
  middle(k) = middle(k) - factor * above(k - 1);
  x(:, k) = x(:, k) - factor * x(:, k - 1);
end
x(:, n) = x(:, n) / middle(n);
for k = n - 1:-1:1, x(:, k) = (x(:, k) - above(k) * x(:, k + 1)) / middle(k); end
end
