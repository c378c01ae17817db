function h = streamslice(varargin)
% STREAMSLICE Lines along a flow in the plane that start all over it, as dense as told.
[place, given] = split_axes(varargin);
numbers = find([cellfun(@(value) ~isnumeric(value), given), true], 1) - 1;
density = 1;
if any(numbers == [3 5]), density = double(given{numbers}); numbers = numbers - 1; end
if ~any(numbers == [2 4]) || ~isscalar(density) || ~(density > 0), error('MATLAB:streamslice:InvalidFlow', 'A flow in the plane is U and V, with X and Y before them perhaps.'); end
if numbers == 2, [x, y] = meshgrid(1:size(given{1}, 2), 1:size(given{1}, 1)); flow = [{x, y}, given(1:2)]; else, flow = given(1:4); end
count = max(2, ceil(8 * density));
[sx, sy] = meshgrid(linspace(min(flow{1}(:)), max(flow{1}(:)), count), linspace(min(flow{2}(:)), max(flow{2}(:)), count));
made = streamline(place{:}, stream2(flow{:}, sx, sy, [0.2 200]));
if nargout > 0, h = made; end
end
