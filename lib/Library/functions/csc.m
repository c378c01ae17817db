function y = csc(x)
% CSC Cosecant of radians.
reciprocal = sin(x);
y = 1 ./ reciprocal;
if ~isreal(x), y(isinf(reciprocal)) = 0; end
end
