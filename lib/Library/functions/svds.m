function [U, S, V] = svds(A, k, which)
% SVDS A few singular values, the largest unless told 'smallest'.
if nargin < 2, k = 6; end
[u, s, v] = svd(A, 'econ');
k = min(k, size(s, 1));
if nargin > 2 && strcmpi(which, 'smallest'), order = size(s, 1) - k + 1:size(s, 1); else, order = 1:k; end
if nargout < 2, d = diag(s); U = d(order); return, end
U = u(:, order); S = s(order, order); V = v(:, order);
end
