function [x, y, z] = cylinder(r, n)
% CYLINDER Points of a body of height 1 with radii r from the bottom up, n around it, 20 unless told; without a result, a surface.
if nargin < 1, r = [1 1]; end
if nargin < 2, n = 20; else, n = double(n); end
r = double(r(:));
if isscalar(r), r = [r; r]; end
turn = linspace(0, 2 * pi, n + 1);
xs = r * cos(turn);
ys = r * sin(turn);
zs = repmat((0:numel(r)-1)' / max(numel(r) - 1, 1), 1, n + 1);
if nargout == 0, surf(xs, ys, zs); else, x = xs; y = ys; z = zs; end
end
