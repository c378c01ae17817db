function c = cond(A, p)
% COND Condition number: of the 2-norm by singular values, of others by the inverse.
if nargin > 1 && isnumeric(p) && ~any(p == [1 2 Inf])
  error('MATLAB:cond:unknownNorm', 'The norm is 1, 2, Inf or ''fro''.');
end
if nargin > 1 && ~isequal(p, 2) && size(A, 1) ~= size(A, 2)
  error('MATLAB:cond:normMismatchSizeA', 'A must be square unless the norm is 2.');
end
if nargin > 1 && ~isequal(p, 2), c = norm(A, p) * norm(inv(A), p); return, end
s = svd(A);
if isempty(s), c = zeros(1, 'like', s); elseif s(end) == 0, c = cast(Inf, class(s)); else, c = s(1) / s(end); end
end
