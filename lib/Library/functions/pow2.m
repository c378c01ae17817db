function x = pow2(f, e)
% POW2 2 to a power, or f times 2 to the power e.
if nargin < 2, x = 2 .^ f; else, x = f .* 2 .^ fix(e); end
end
