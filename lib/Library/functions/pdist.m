function D = pdist(X, distance)
% PDIST Distances between each two rows of a matrix, in a row, 'euclidean' unless told.
if nargin < 2, distance = 'euclidean'; end
all_of_them = pdist2(X, X, distance);
D = reshape(all_of_them(tril(true(size(X, 1)), -1)), 1, []);
end
