function paths = stream_paths(speed, sides, starts, step, most)
% Where points of a flow go: a cell for each start with a row for each step, of a length in cells, until it leaves the sides, stands still or turns back.
count = size(starts, 1); dimensions = numel(sides); paths = cell(1, count);
at = starts; alive = true(count, 1); track = NaN(count, dimensions, min(most, 64));
before = zeros(count, dimensions);
spacing = cellfun(@(side) mean(abs(diff(side))), sides);
for k = 1:most
  inside = true(count, 1);
  for d = 1:dimensions, inside = inside & at(:, d) >= min(sides{d}) & at(:, d) <= max(sides{d}); end
  alive = alive & inside;
  if ~any(alive), break, end
  if k > size(track, 3), track(:, :, min(2 * end, most)) = NaN; track(:, :, k:end) = NaN; end
  track(alive, :, k) = at(alive, :);
  [move, moves] = direction(speed, at, spacing, step);
  [middle, goes] = direction(speed, at + move / 2, spacing, step);
  middle(~goes, :) = move(~goes, :);
  alive = alive & moves & sum(middle .* before, 2) >= 0; before = middle;
  at(alive, :) = at(alive, :) + middle(alive, :);
end
for k = 1:count
  path = reshape(permute(track(k, :, :), [3 2 1]), [], dimensions);
  paths{k} = path(~any(isnan(path), 2), :);
end
end

function [move, moves] = direction(speed, at, spacing, step)
velocity = speed(at);
cells = sqrt(sum((velocity ./ spacing) .^ 2, 2));
moves = cells > 0 & isfinite(cells);
move = step * velocity ./ cells; move(~moves, :) = 0;
end
