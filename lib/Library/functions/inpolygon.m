function [in, on] = inpolygon(xq, yq, xv, yv)
% INPOLYGON Which points are in a polygon or on its edge, and which are on it; NaN parts polygons.
xv = reshape(double(xv), [], 1); yv = reshape(double(yv), [], 1);
if ~isequal(size(xq), size(yq)) || numel(xv) ~= numel(yv)
  error('MATLAB:inpolygon:SizeMismatch', 'Points, and corners, have as many numbers x as y.');
end
inside = false(size(xq)); on = false(size(xq));
ends = find(isnan([xv; NaN]) | isnan([yv; NaN]));
start = 1;
for stop = reshape(ends, 1, [])
  corners = start:stop - 1; start = stop + 1;
  for k = 1:numel(corners)
    a = corners(k); b = corners(mod(k, numel(corners)) + 1);
    [crosses, touches] = edge_of(xq, yq, [xv(a) yv(a)], [xv(b) yv(b)]);
    inside = xor(inside, crosses); on = on | touches;
  end
end
in = inside | on;
end

function [crosses, touches] = edge_of(x, y, a, b)
% Whether a line from the point to the right crosses the edge, and whether the point is on it.
side = (b(1) - a(1)) * (y - a(2)) - (x - a(1)) * (b(2) - a(2));
crosses = (a(2) > y) ~= (b(2) > y) & (side > 0) == (b(2) > a(2));
within = x >= min(a(1), b(1)) & x <= max(a(1), b(1)) & y >= min(a(2), b(2)) & y <= max(a(2), b(2));
touches = within & abs(side) <= 3 * eps(max(abs([a b]))) * max(abs([b - a, 0]));
end
