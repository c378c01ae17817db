function y = cscd(x)
% CSCD Cosecant of degrees, exact where it is a whole number.
if isreal(x), y = 1 ./ sind(x); else, y = csc(x * (pi / 180)); end
end
