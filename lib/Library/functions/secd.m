function y = secd(x)
% SECD Secant of degrees, exact where it is a whole number.
y = 1 ./ cosd(x);
end
