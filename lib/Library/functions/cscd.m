function y = cscd(x)
% CSCD Cosecant of degrees, exact where it is a whole number.
y = 1 ./ sind(x);
end
