function [x, flag, relres, iter] = pcg(A, b, tol, maxit)
% PCG Solution of a symmetric positive definite system by conjugate gradients.
if nargin < 3 || isempty(tol), tol = 1e-6; end
if nargin < 4 || isempty(maxit), maxit = min(numel(b), 20); end
if isa(A, 'function_handle'), apply = A; else, apply = @(v) A * v; end
if ~isscalar(tol) || ~isscalar(maxit) || ~(maxit >= 0) || maxit ~= fix(maxit)
  error('MATLAB:pcg:invalidLimit', 'The tolerance is a number and the number of iterations one that is whole.');
end
if ~iscolumn(b), error('MATLAB:pcg:RSHsizeMatchCoeffMatrix', 'The right side must be a column.'); end
if isnumeric(A) && ~isequal(size(A), [numel(b) numel(b)])
  error('MATLAB:pcg:NonSquareMatrix', 'The matrix must be square, of the size of the right side.');
end
if ~isfloat(b), b = double(b); end
tol = double(tol); maxit = double(maxit);
x = zeros(size(b)); r = b; p = r; rho = r' * r; flag = 1; iter = 0;
scale = norm(b);
if scale == 0, flag = 0; relres = 0; return, end
for iter = 1:maxit
  q = apply(p);
  alpha = rho / (p' * q);
  x = x + alpha * p;
  r = r - alpha * q;
  if norm(r) <= tol * scale, flag = 0; break, end
  next = r' * r;
  p = r + next / rho * p;
  rho = next;
end
relres = norm(r) / scale;
end
