function [q, r] = deconv(y, a)
% DECONV The quotient of two polynomials, and what remains.
if a(1) == 0, error('MATLAB:deconv:ZeroCoef1', 'The first coefficient of the divisor must not be 0.'); end
n = numel(y) - numel(a) + 1;
if n < 1, q = zeros(1, 1, 'like', y + a(1)); r = y; return, end
impulse = zeros(1, n); impulse(1) = 1;
q = filter(reshape(y, 1, []), reshape(a, 1, []), impulse);
r = reshape(y, 1, []) - conv(reshape(a, 1, []), q);
if iscolumn(y) && ~isscalar(y), q = q(:); r = r(:); end
end
