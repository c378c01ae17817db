function [x, y] = gplot(links, places, look)
% GPLOT A line between each two points that a matrix links; two results are the ends of the lines, with NaN between.
[from, to] = find(links);
if size(places, 2) ~= 2 || size(places, 1) < max([from; to; 0]), error('MATLAB:gplot:InvalidPlaces', 'The places are a matrix of two columns, with a row for each point.'); end
xs = reshape([places(from, 1), places(to, 1), NaN(numel(from), 1)]', [], 1);
ys = reshape([places(from, 2), places(to, 2), NaN(numel(from), 1)]', [], 1);
if nargout > 0, x = xs; y = ys; return, end
if nargin < 3, look = '-'; end
plot(xs, ys, look);
end
