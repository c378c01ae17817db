function y = acsch(x)
% ACSCH Inverse hyperbolic cosecant.
y = asinh(1 ./ x);
end
