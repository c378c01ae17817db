function [nx, ny, nz] = surfnorm(varargin)
% SURFNORM The directions that stand upright on a surface, of length 1; without results it is shown with them.
[place, given] = split_axes(varargin);
if isempty(given) || ~isnumeric(given{1}), error('MATLAB:surfnorm:InvalidData', 'A surface has Z, or X, Y and Z.'); end
if numel(given) < 3, z = given{1}; [x, y] = meshgrid(1:size(z, 2), 1:size(z, 1)); else, [x, y, z] = given{1:3}; end
if isvector(x) && isvector(y), [x, y] = meshgrid(x, y); end
if ~isequal(size(x), size(y), size(z)) || size(z, 1) < 3 || size(z, 2) < 3, error('MATLAB:surfnorm:SizeMismatch', 'X, Y and Z have the same size, with three rows and columns at least.'); end
[xa, xd] = gradient(double(x)); [ya, yd] = gradient(double(y)); [za, zd] = gradient(double(z));
n = cat(3, ya .* zd - za .* yd, za .* xd - xa .* zd, xa .* yd - ya .* xd);
n = n ./ sqrt(sum(n .^ 2, 3));
if nargout > 0, nx = n(:, :, 1); ny = n(:, :, 2); nz = n(:, :, 3); return, end
surf(place{:}, x, y, z);
place = gca; held = ishold(place); hold(place, 'on');
quiver3(place, x, y, z, n(:, :, 1), n(:, :, 2), n(:, :, 3), 'r');
if ~held, hold(place, 'off'); end
end
