function X = pinv(A, tol)
% PINV The inverse of Moore and Penrose.
[U, S, V] = svd(A, 0);
s = reshape(diag(S), 1, []);
if isvector(S), s = S(1); end
if nargin < 2, tol = max(size(A)) * eps(max([s 0])); end
keep = s > tol;
X = (V(:, keep) ./ s(keep)) * U(:, keep)';
end
