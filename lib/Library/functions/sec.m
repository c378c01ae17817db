function y = sec(x)
% SEC Secant of radians.
reciprocal = cos(x);
y = 1 ./ reciprocal;
if ~isreal(x), y(isinf(reciprocal)) = 0; end
end
