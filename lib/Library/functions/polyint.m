function q = polyint(p, k)
% POLYINT Coefficients of the integral of a polynomial, with a constant, which is 0 unless told.
if nargin < 2, k = 0; end
p = p(:).';
q = [p ./ (numel(p):-1:1) k];
end
