function [B, I] = maxk(A, k, dim)
% MAXK The k largest elements of each column, or along another dimension, and their places.
if nargin < 3, dim = find([size(A) 2] ~= 1, 1); end
[B, I] = sort(A, dim, 'descend', 'MissingPlacement', 'last');
place = repmat({':'}, 1, max(ndims(A), dim)); place{dim} = 1:min(k, size(A, dim));
B = B(place{:}); I = I(place{:});
end
