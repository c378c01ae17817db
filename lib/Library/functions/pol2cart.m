function [x, y, z] = pol2cart(theta, rho, z)
% POL2CART The points x and y at angles and distances.
if nargin < 3, z = zeros(size(theta), 'like', theta); end
x = rho .* cos(theta); y = rho .* sin(theta);
end
