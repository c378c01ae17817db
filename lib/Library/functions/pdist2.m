function D = pdist2(X, Y, distance)
% PDIST2 Distances between the rows of two matrices, 'euclidean' unless told.
if size(X, 2) ~= size(Y, 2), error('MATLAB:pdist2:SizeMismatch', 'Both matrices have the same number of columns.'); end
if nargin < 3, distance = 'euclidean'; end
left = permute(X, [1 3 2]); right = permute(Y, [3 1 2]);
switch lower(char(distance))
  case 'euclidean', D = sqrt(sum((left - right) .^ 2, 3));
  case 'squaredeuclidean', D = sum((left - right) .^ 2, 3);
  case 'cityblock', D = sum(abs(left - right), 3);
  case 'chebychev', D = max(abs(left - right), [], 3);
  case 'cosine', D = 1 - (X ./ sqrt(sum(X .^ 2, 2))) * (Y ./ sqrt(sum(Y .^ 2, 2)))';
end
D = reshape(D, size(X, 1), size(Y, 1));
end
