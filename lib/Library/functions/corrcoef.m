function R = corrcoef(A, B)
% CORRCOEF Correlation coefficients of the columns of a matrix or of two vectors.
if nargin < 2
  C = cov(A);
elseif numel(A) == numel(B)
  C = cov(A, B);
else
  error('MATLAB:corrcoef:XYmismatch', 'The number of elements of both inputs must match: %d and %d.', numel(A), numel(B));
end
d = sqrt(diag(C));
R = C ./ (d * d');
end
