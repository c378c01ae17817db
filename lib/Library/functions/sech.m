function y = sech(x)
% SECH Hyperbolic secant.
reciprocal = cosh(x);
y = 1 ./ reciprocal;
if ~isreal(x), y(isinf(reciprocal)) = 0; end
end
