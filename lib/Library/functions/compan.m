function A = compan(u)
% COMPAN The matrix whose eigenvalues are the zeros of a polynomial.
u = reshape(u, 1, []);
n = numel(u) - 1;
A = [-u(2:end) / u(1); eye(max(n - 1, 0), max(n, 0))];
if n < 1, A = []; end
end
