function y = asecd(x)
% ASECD Inverse secant in degrees, complex between -1 and 1.
y = acosd(1 ./ x);
end
