function s = sumsq(x, dim)
% SUMSQ Sum of squares of the absolute values, along the first dimension that is not one, or another one.
if nargin < 2, dim = find([size(x) 2] ~= 1, 1); end
s = sum(real(x .* conj(x)), dim);
end
