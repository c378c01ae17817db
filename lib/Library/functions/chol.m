function [R, p] = chol(A, triangle)
% CHOL Cholesky factor R with R'*R = A, or L with L*L' = A for 'lower'.
if ~isfloat(A), A = double(A); end
n = size(A, 1);
if n ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
if nargin > 1 && ~any(strcmpi(triangle, {'lower', 'upper'}))
  error('MATLAB:chol:unknownOption', 'The option of chol is ''lower'' or ''upper''.');
end
if nargin > 1 && strcmpi(triangle, 'lower'), A = A'; end
[R, p] = lapack('potrf', A);
if isempty(R), [R, p] = by_rows(A); end
p = first_of([p, find(imag(diag(A)) ~= 0, 1)]);
if p > 0
  if nargout < 2, error('MATLAB:posdef', 'Matrix must be positive definite.'); end
  R = R(1:p - 1, 1:p - 1);
end
if nargin > 1 && strcmpi(triangle, 'lower'), R = R'; end
end

function p = first_of(rows)
% 0 where no row fails.
p = min([rows(rows > 0), Inf]);
if isinf(p), p = 0; end
end

function [R, p] = by_rows(A)
% Without a library; p is the row whose pivot is not positive, or 0.
n = size(A, 1);
R = zeros(n, 'like', A);
p = 0;
for k = 1:n
  above = R(1:k - 1, k);
  pivot = real(A(k, k)) - real(above' * above);
  if ~(pivot > 0), p = k; return, end
  R(k, k) = sqrt(pivot);
  rest = k + 1:n;
  R(k, rest) = (A(k, rest) - above' * R(1:k - 1, rest)) / R(k, k);
end
end
