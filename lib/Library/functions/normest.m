function [nrm, count] = normest(S, tol)
% NORMEST The largest singular value of a matrix by its powers, within a part of it, and how many steps it took.
if nargin < 2, tol = 1e-6; end
x = sum(abs(S), 1)'; nrm = norm(x); count = 0;
if nrm == 0, return, end
x = x / nrm; before = 0;
while abs(nrm - before) > tol * nrm && count < 100
  before = nrm; y = S * x;
  if nnz(y) == 0, y = ones(size(y)); end
  x = S' * y; nrm = norm(x) / norm(y); x = x / norm(x); count = count + 1;
end
end
