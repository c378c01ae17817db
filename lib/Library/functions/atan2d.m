function d = atan2d(y, x)
% ATAN2D Angles of points x and y in degrees, from -180 to 180.
d = (180 / pi) * atan2(y, x);
end
