function [at, part] = cell_of(side, points)
% The cells of a side of a grid in which points lie, and how far in them from 0 to 1; NaN outside.
step = (side(end) - side(1)) / (numel(side) - 1);
if max(abs(diff(side(:)) - step)) <= 1e-9 * abs(step)
  at = (points - side(1)) / step + 1; at(at < 1 | at > numel(side)) = NaN;
else
  at = reshape(interp1(side(:), (1:numel(side))', points(:)), size(points));
end
whole = min(max(floor(at), 1), numel(side) - 1);
part = at - whole; at = whole + 0 * at;
end
