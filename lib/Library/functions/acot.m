function y = acot(x)
% ACOT Inverse cotangent in radians, between -pi/2 and pi/2.
y = atan(1 ./ x);
end
