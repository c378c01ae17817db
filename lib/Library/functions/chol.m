function [R, p] = chol(A, triangle)
% CHOL Cholesky factor R with R'*R = A, or L with L*L' = A for 'lower'.
if ~isfloat(A), A = double(A); end
n = size(A, 1);
if n ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
if nargin > 1 && ~any(strcmpi(triangle, {'lower', 'upper'}))
  error('MATLAB:chol:unknownOption', 'The option of chol is ''lower'' or ''upper''.');
end
if nargin > 1 && strcmpi(triangle, 'lower'), A = A'; end
R = zeros(n, 'like', A);
p = 0;
for k = 1:n
  above = R(1:k - 1, k);
  pivot = real(A(k, k)) - real(above' * above);
  if ~(pivot > 0) || imag(A(k, k)) ~= 0
    p = k;
    if nargout < 2, error('MATLAB:posdef', 'Matrix must be positive definite.'); end
    R = R(1:k - 1, 1:k - 1);
    break
  end
  R(k, k) = sqrt(pivot);
  rest = k + 1:n;
  R(k, rest) = (A(k, rest) - above' * R(1:k - 1, rest)) / R(k, k);
end
if nargin > 1 && strcmpi(triangle, 'lower'), R = R'; end
end
