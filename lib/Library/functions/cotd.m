function y = cotd(x)
% COTD Cotangent of degrees, exact where it is a whole number.
y = 1 ./ tand(x);
end
