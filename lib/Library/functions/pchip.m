function v = pchip(x, y, xq)
% PCHIP Piecewise cubics that keep the shape of the values y at the points x, or their values at xq.
[x, y, d] = points_of(x, y);
slopes = zeros(size(y));
for row = 1:size(y, 1), slopes(row, :) = slopes_of(x, y(row, :)); end
h = repmat(diff(x), size(y, 1), 1); delta = diff(y, 1, 2) ./ h;
left = slopes(:, 1:end - 1); right = slopes(:, 2:end);
coefs = cat(3, (left + right - 2 * delta) ./ h .^ 2, (3 * delta - 2 * left - right) ./ h, left, y(:, 1:end - 1));
v = mkpp(x, reshape(coefs, [], 4), d);
if nargin > 2, v = ppval(v, xq); end
end

function [x, y, d] = points_of(x, y)
% In order, values of a point in a column.
[x, order] = sort(reshape(double(x), 1, []));
d = 1;
if isempty(y), error('MATLAB:chckxy:YIsEmpty', 'There are two values at least.'); end
if isvector(y), y = reshape(y, 1, []); else, extents = size(y); d = extents(1:end - 1); y = reshape(y, prod(d), []); end
if numel(x) < 2 || any(diff(x) == 0) || size(y, 2) ~= numel(x)
  error('MATLAB:chckxy:NumSitesMismatchValues', 'There are two different points at least, and a value, or column of values, for each.');
end
y = double(y(:, order));
end

function slopes = slopes_of(x, y)
% Weighted harmonic means of the slopes on both sides, none at an extreme (Fritsch and Butland, 1984).
h = diff(x); delta = diff(y) ./ h;
if isscalar(delta), slopes = [delta delta]; return, end
slopes = zeros(size(y));
inner = find(delta(1:end - 1) .* delta(2:end) > 0);
sums = h(inner) + h(inner + 1);
first = (h(inner) + sums) ./ (3 * sums); second = (sums + h(inner + 1)) ./ (3 * sums);
largest = max(abs(delta(inner)), abs(delta(inner + 1))); smallest = min(abs(delta(inner)), abs(delta(inner + 1)));
slopes(inner + 1) = sign(delta(inner)) .* smallest ./ (first .* abs(delta(inner)) ./ largest + second .* abs(delta(inner + 1)) ./ largest);
slopes(1) = end_slope(h(1), h(2), delta(1), delta(2));
slopes(end) = end_slope(h(end), h(end - 1), delta(end), delta(end - 1));
end

function slope = end_slope(h1, h2, delta1, delta2)
% By three points, but not so steep that the shape is lost.
slope = ((2 * h1 + h2) * delta1 - h1 * delta2) / (h1 + h2);
if sign(slope) ~= sign(delta1)
  slope = 0;
elseif sign(delta1) ~= sign(delta2) && abs(slope) > 3 * abs(delta1)
  slope = 3 * delta1;
end
end
