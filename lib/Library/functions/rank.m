function r = rank(A, tol)
% RANK Number of singular values above a tolerance.
s = svd(A);
if nargin < 2, tol = max(size(A)) * eps(max([s; 0])); end
r = sum(s > tol);
end
