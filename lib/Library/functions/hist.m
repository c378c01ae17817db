function [counts, centers] = hist(x, centers)
% HIST How many elements of a vector are nearest to each center; ten centers unless told.
if nargin < 2, centers = 10; end
x = x(:);
if isscalar(centers)
  lowest = min(x); highest = max(x);
  if lowest == highest, lowest = lowest - centers / 2; highest = highest + centers / 2; end
  width = (highest - lowest) / centers;
  centers = lowest + width * ((1:centers) - 0.5);
end
n = numel(centers);
middles = (centers(1:n - 1) + centers(2:n)) / 2;
counts = zeros(1, n);
for k = 1:n
  inside = true(size(x));
  if k > 1, inside = inside & x > middles(k - 1); end
  if k < n, inside = inside & x <= middles(k); end
  counts(k) = sum(inside);
end
end
