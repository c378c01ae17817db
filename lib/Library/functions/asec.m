function y = asec(x)
% ASEC Inverse secant in radians, complex between -1 and 1.
y = acos(1 ./ x);
end
