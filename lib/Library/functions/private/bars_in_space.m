function made = bars_in_space(name, isLying, arguments)
% What bar3 and bar3h make: a surface for each column.
[place, given] = split_axes(arguments);
count = find([cellfun(@(value) ~isnumeric(value) && ~islogical(value), given), true], 1) - 1;
if count < 1, error(['MATLAB:' name ':InvalidData'], 'The heights are numbers.'); end
width = 0.8; layout = 'detached'; look = {};
numbers = given(1:count);
if count > 1 && isscalar(numbers{end}) && (count == 3 || ~isscalar(numbers{1})), width = double(numbers{end}); numbers(end) = []; end
heights = double(numbers{end});
if isvector(heights), heights = heights(:); end
places = 1:size(heights, 1);
if numel(numbers) > 1, places = double(numbers{1}); end
if numel(numbers) > 2 || numel(places) ~= size(heights, 1), error(['MATLAB:' name ':SizeMismatch'], 'There is a place for each row of the heights.'); end
rest = given(count + 1:end);
while ~isempty(rest)
  word = char(rest{1});
  if any(strcmpi(word, {'detached', 'grouped', 'stacked'}))
    layout = lower(word); rest(1) = [];
  elseif isscalar(rest) || isscalar(word)
    look = {'FaceColor', word}; rest(1) = [];
  else
    look = [look, rest]; break
  end
end
[x, y, z, colors] = bar_boxes(heights, places, width, layout);
place = newplot(place{:});
held = ishold(place); hold(place, 'on');
made = gobjects(numel(x), 1);
for k = 1:numel(x)
  if isLying, corners = {x{k}, z{k}, y{k}}; else, corners = {x{k}, y{k}, z{k}}; end
  made(k) = surface(place, corners{:}, colors{k}, look{:});
end
if held, return, end
hold(place, 'off');
view(place, 3); grid(place, 'on');
if strcmp(layout, 'detached'), place.XTick = 1:size(heights, 2); else, place.XTick = 1; end
if numel(unique(places)) == numel(places)
  if isLying, place.ZTick = sort(reshape(places, 1, [])); else, place.YTick = sort(reshape(places, 1, [])); place.YDir = 'reverse'; end
end
end
