function y = cotd(x)
% COTD Cotangent of degrees, exact where it is a whole number.
if isreal(x), y = 1 ./ tand(x); else, y = cot(x * (pi / 180)); end
end
