function [faces, points] = level_triangles(x, y, z, v, level)
% Triangles where a volume has a value, linear in the six tetrahedra of each cell: the corners of each face, and where these are.
counts = size(v); columns = {y(:), x(:), z(:)};
[i, j, k] = ndgrid(1:counts(1) - 1, 1:counts(2) - 1, 1:counts(3) - 1);
first = i(:) + (j(:) - 1) * counts(1) + (k(:) - 1) * counts(1) * counts(2);
steps = [1, counts(1), counts(1) * counts(2)];
ends = zeros(0, 2);
for order = perms(1:3)'
  path = cumsum([0, steps(order')]);
  ends = [ends; triangle_ends(first + path, v, level)];
end
[edges, ~, at] = unique(sort(ends, 2), 'rows');
faces = reshape(at, 3, [])';
share = (level - v(edges(:, 1))) ./ (v(edges(:, 2)) - v(edges(:, 1)));
places = cell(1, 3);
for d = 1:3
  index = mod(floor((edges - 1) / steps(d)), counts(d)) + 1;
  side = columns{d};
  low = reshape(side(index(:, 1)), [], 1); high = reshape(side(index(:, 2)), [], 1);
  places{d} = low + share .* (high - low);
end
points = [places{2}, places{1}, places{3}];
isFlat = faces(:, 1) == faces(:, 2) | faces(:, 2) == faces(:, 3) | faces(:, 1) == faces(:, 3);
faces(isFlat, :) = [];
end

function ends = triangle_ends(corners, v, level)
% The ends of the edges that the level crosses, three rows a triangle: one corner above or below, or two.
above = reshape(v(corners) > level, size(corners)); count = sum(above, 2);
ends = zeros(0, 2);
for wanted = [1 3]
  those = corners(count == wanted, :); isAlone = above(count == wanted, :) == (wanted == 1);
  for k = 1:4
    one = those(isAlone(:, k), :); others = one(:, [1:k - 1, k + 1:4]);
    ends = [ends; woven(one(:, k), others(:, 1), one(:, k), others(:, 2), one(:, k), others(:, 3))];
  end
end
for pair = [1 1 1 2 2 3; 2 3 4 3 4 4]
  rest = setdiff(1:4, pair');
  those = corners(count == 2 & all(above(:, pair), 2), :);
  a = those(:, pair(1)); b = those(:, pair(2)); c = those(:, rest(1)); d = those(:, rest(2));
  ends = [ends; woven(a, c, a, d, b, d); woven(a, c, b, d, b, c)];
end
end

function rows = woven(varargin)
% Three edges a triangle, one below the other.
edges = cellfun(@(from, to) [from, to], varargin(1:2:end), varargin(2:2:end), 'UniformOutput', false);
rows = reshape(permute(cat(3, edges{:}), [3 1 2]), [], 2);
end
