function [x, y, z] = sph2cart(azimuth, elevation, r)
% SPH2CART The points at angles in the plane of x and y, angles above it, and distances from the origin.
flat = r .* cos(elevation);
x = flat .* cos(azimuth); y = flat .* sin(azimuth); z = r .* sin(elevation);
end
