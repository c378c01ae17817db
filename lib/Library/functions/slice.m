function h = slice(varargin)
% SLICE Planes through a volume where x, y or z is a number, or surfaces through it, colored by its values.
[place, given] = split_axes(varargin);
[x, y, z, given] = volume_sides('slice', given, 1);
if numel(given) < 4, error('MATLAB:slice:NotEnoughInputs', 'Not enough input arguments.'); end
v = double(given{1}); planes = given(2:4);
place = newplot(place{:}); held = ishold(place); hold(place, 'on');
isSurface = ~isvector(planes{1}) && ~isempty(planes{1}) && isequal(size(planes{1}), size(planes{2}), size(planes{3}));
made = gobjects(0, 1);
if isSurface
  made = plane(place, x, y, z, v, planes{:});
else
  for at = reshape(planes{1}, 1, []), [ys, zs] = meshgrid(y, z); made = [made; plane(place, x, y, z, v, at + 0 * ys, ys, zs)]; end
  for at = reshape(planes{2}, 1, []), [xs, zs] = meshgrid(x, z); made = [made; plane(place, x, y, z, v, xs, at + 0 * xs, zs)]; end
  for at = reshape(planes{3}, 1, []), [xs, ys] = meshgrid(x, y); made = [made; plane(place, x, y, z, v, xs, ys, at + 0 * xs)]; end
end
if ~held, hold(place, 'off'); view(place, 3); grid(place, 'on'); end
if nargout > 0, h = made; end
end

function made = plane(place, x, y, z, v, xs, ys, zs)
made = surface(place, xs, ys, zs, volume_values(x, y, z, v, xs, ys, zs));
end
