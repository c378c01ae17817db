function x = pow2(f, e)
% POW2 2 to a power, or f times 2 to the power e.
if nargin < 2, x = 2 .^ f; return, end
% In two steps: 2 to the power e alone may be too large or too small.
[f, own] = log2(f);
e = (own + fix(e)) .* (f ~= 0);
half = fix(max(min(e, 4000), -4000) / 2);
x = f .* 2 .^ half .* 2 .^ (e - half);
end
