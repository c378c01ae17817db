function [counts, centers] = hist(x, centers)
% HIST How many elements of a vector, or of each column, are nearest to each center, ten unless told; without a result, as bars.
if nargin < 2, centers = 10; end
if ~isfloat(x), x = double(x); end
asRow = isvector(x) || isempty(x);
if asRow, x = x(:); end
if isscalar(centers)
  if ~(centers >= 1) || isinf(centers), error('MATLAB:hist:InvalidInput', 'The number of bins must be positive, and is %g.', centers); end
  centers = round(centers);
  % What is infinite is in a bin at an end.
  finite = x(isfinite(x)); if isempty(finite), finite = 0; end
  lowest = min(finite); highest = max(finite);
  if lowest == highest, lowest = lowest - centers / 2; highest = highest + centers / 2; end
  width = (highest - lowest) / centers;
  centers = lowest + width * ((1:centers) - 0.5);
end
n = numel(centers);
middles = (centers(1:n - 1) + centers(2:n)) / 2;
found = zeros(n, size(x, 2));
% A middle belongs to the bin before it, as the edges of histcounts do not.
edges = [-Inf, -flip(middles(:)'), Inf];
if n > 1 && ismatrix(x) && isa(x, 'double') && isa(edges, 'double') && isreal(x) && all(diff(edges) > 0)
  for column = 1:size(x, 2), found(:, column) = flip(histcounts(-x(:, column), edges)); end
else
  for k = 1:n
    inside = true(size(x));
    if k > 1, inside = inside & x > middles(k - 1); end
    if k < n, inside = inside & x <= middles(k); end
    found(k, :) = sum(inside, 1);
  end
end
if asRow, found = found'; else, centers = reshape(centers, [], 1); end
if nargout == 0, bar(centers, found, 1); else, counts = found; end
end
