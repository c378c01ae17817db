function y = acsc(x)
% ACSC Inverse cosecant in radians, complex between -1 and 1.
y = asin(1 ./ x);
end
