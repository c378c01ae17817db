function c = cond(A, p)
% COND Condition number: of the 2-norm by singular values, of others by the inverse.
if nargin > 1 && ~isequal(p, 2), c = norm(A, p) * norm(inv(A), p); return, end
s = svd(A);
if isempty(s), c = 0; elseif s(end) == 0, c = Inf; else, c = s(1) / s(end); end
end
