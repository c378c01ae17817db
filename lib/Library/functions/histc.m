function [counts, bins] = histc(x, edges, dim)
% HISTC How many elements fall between neighbouring edges; the last bin is the last edge itself.
if nargin < 3, dim = find(size(x) ~= 1, 1); end
if isempty(dim), dim = 1; end
n = numel(edges);
growing = n > 1 && all(diff(edges(:)) > 0);
if growing && isa(x, 'double') && isa(edges, 'double') && isreal(x)
  [~, ~, bins] = histcounts(x, edges);
else
  bins = zeros(size(x));
  for k = 1:n - 1, bins(x >= edges(k) & x < edges(k + 1)) = k; end
end
if n > 0, bins(x == edges(n)) = n; end
extents = size(x);
extents(dim) = n;
counts = zeros(extents);
if n > 0 && ~isempty(x) && size(x, dim) == numel(x)
  counts(:) = histcounts(bins, (0:n) + 0.5);
  return
end
index = repmat({':'}, 1, ndims(x));
for k = 1:n
  index{dim} = k;
  counts(index{:}) = sum(bins == k, dim);
end
end
