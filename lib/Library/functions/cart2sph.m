function [azimuth, elevation, r] = cart2sph(x, y, z)
% CART2SPH Angles in the plane of x and y, angles above it, and distances from the origin.
flat = hypot(x, y);
azimuth = atan2(y, x); elevation = atan2(z, flat); r = hypot(flat, z);
end
