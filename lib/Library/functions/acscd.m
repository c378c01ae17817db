function y = acscd(x)
% ACSCD Inverse cosecant in degrees, complex between -1 and 1.
y = asind(1 ./ x);
end
