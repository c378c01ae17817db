function [B, I] = mink(A, k, dim)
% MINK The k smallest elements of each column, or along another dimension, and their places.
if nargin < 3, dim = find([size(A) 2] ~= 1, 1); end
[B, I] = sort(A, dim, 'ascend', 'MissingPlacement', 'last');
place = repmat({':'}, 1, max(ndims(A), dim)); place{dim} = 1:min(k, size(A, dim));
B = B(place{:}); I = I(place{:});
end
