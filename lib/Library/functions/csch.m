function y = csch(x)
% CSCH Hyperbolic cosecant.
reciprocal = sinh(x);
y = 1 ./ reciprocal;
if ~isreal(x), y(isinf(reciprocal)) = 0; end
end
