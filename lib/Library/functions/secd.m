function y = secd(x)
% SECD Secant of degrees, exact where it is a whole number.
if isreal(x), y = 1 ./ cosd(x); else, y = sec(x * (pi / 180)); end
end
