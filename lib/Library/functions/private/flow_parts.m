function [u, v, sides, w] = flow_parts(given, dimensions)
% The parts of a flow as doubles, and the places along its sides as vectors.
parts = cellfun(@double, given(end - dimensions + 1:end), 'UniformOutput', false);
u = parts{1}; v = parts{2}; w = parts{end};
if ~isequal(size(u), size(v), size(w)) || ndims(u) ~= dimensions, error('MATLAB:graphics:flowSize', 'The parts of a flow have the same size, in its dimensions.'); end
sides = {1:size(u, 2), 1:size(u, 1), 1:size(u, 3)}; sides = sides(1:dimensions);
if numel(given) > dimensions
  sides = cellfun(@double, given(1:dimensions), 'UniformOutput', false);
  if ~isvector(sides{1}), sides{1} = sides{1}(1, :, 1); end
  if ~isvector(sides{2}), sides{2} = sides{2}(:, 1, 1); end
  if dimensions == 3 && ~isvector(sides{3}), sides{3} = sides{3}(1, 1, :); end
  sides = cellfun(@(side) side(:)', sides, 'UniformOutput', false);
end
end
