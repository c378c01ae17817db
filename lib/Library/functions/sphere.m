function [x, y, z] = sphere(n)
% SPHERE Points of a sphere of radius 1, on n meridians and as many parallels, 20 unless told; without a result, a surface.
if nargin < 1, n = 20; else, n = double(n); end
turn = linspace(-pi, pi, n + 1);
rise = linspace(-pi / 2, pi / 2, n + 1)';
across = cos(rise);
across([1 end]) = 0;
xs = across * cos(turn);
ys = across * sin(turn);
zs = repmat(sin(rise), 1, n + 1);
if nargout == 0, surf(xs, ys, zs); else, x = xs; y = ys; z = zs; end
end
