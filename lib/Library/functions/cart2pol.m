function [theta, rho, z] = cart2pol(x, y, z)
% CART2POL Angle and distance from the origin, or from the third axis, of points x and y.
if nargin < 3, z = zeros(size(x), 'like', x); end
theta = atan2(y, x); rho = hypot(x, y);
end
