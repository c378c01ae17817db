function y = acotd(x)
% ACOTD Inverse cotangent in degrees, between -90 and 90.
if isreal(x), y = atand(1 ./ x); else, y = acot(x) * (180 / pi); end
end
