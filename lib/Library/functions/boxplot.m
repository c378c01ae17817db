function h = boxplot(varargin)
% BOXPLOT A box for each column of a matrix, or each group of numbers: quartiles, median, whiskers and what lies outside, seven lines each.
[place, given] = split_axes(varargin);
if isempty(given) || ~isnumeric(given{1}), error('MATLAB:boxplot:InvalidData', 'The values are numbers.'); end
values = double(given{1}); given(1) = [];
defaults = struct('Labels', {{}}, 'Whisker', 1.5, 'Widths', 0.5, 'Positions', [], 'Orientation', 'vertical', 'Symbol', 'r+', 'Colors', 'b', 'Notch', 'off');
groups = []; names = {};
if ~isempty(given) && ~is_option(given{1}, [fieldnames(defaults); {'PlotStyle'; 'BoxStyle'; 'OutlierSize'; 'LabelOrientation'; 'GroupOrder'}]), groups = given{1}; given(1) = []; end
options = take_options(defaults, given);
if isvector(values), values = values(:); end
if isempty(groups)
  columns = arrayfun(@(k) values(:, k), 1:size(values, 2), 'UniformOutput', false); names = arrayfun(@num2str, 1:numel(columns), 'UniformOutput', false);
else
  [columns, names] = by_group(values, groups);
end
if ~isempty(options.Labels), names = cellstr(options.Labels); end
if numel(names) ~= numel(columns), error('MATLAB:boxplot:SizeMismatch', 'There is a label for each box.'); end
positions = 1:numel(columns);
if ~isempty(options.Positions), positions = reshape(options.Positions, 1, []); end
isLying = strcmpi(options.Orientation, 'horizontal');
place = newplot(place{:}); held = ishold(place);
group = hggroup('Parent', place, 'Tag', 'boxplot');
made = gobjects(7, numel(columns));
for k = 1:numel(columns)
  made(:, k) = one_box(group, columns{k}(:), positions(k), options, isLying);
end
if ~held, name_ticks(place, positions, names, isLying); end
if nargout > 0, h = made; end
end

function tf = is_option(value, names)
tf = (ischar(value) && isrow(value) || isstring(value) && isscalar(value)) && any(strcmpi(names, value));
end

function [columns, names] = by_group(values, groups)
if ischar(groups), groups = cellstr(groups); end
if numel(groups) ~= numel(values), error('MATLAB:boxplot:SizeMismatch', 'There is a group for each value.'); end
if isnumeric(groups) || islogical(groups)
  [known, ~, at] = unique(groups(:)); names = arrayfun(@(one) num2str(double(one)), known', 'UniformOutput', false);
else
  [names, ~, at] = unique(cellstr(groups(:)), 'stable'); names = names(:)';
end
columns = arrayfun(@(k) values(at == k), 1:numel(names), 'UniformOutput', false);
end

function made = one_box(group, values, at, options, isLying)
values = values(~isnan(values));
if isempty(values), values = NaN; end
quarters = quantile(values, [0.25 0.5 0.75]);
reach = options.Whisker * (quarters(3) - quarters(1));
inside = values(values >= quarters(1) - reach & values <= quarters(3) + reach);
if isempty(inside), inside = quarters(2); end
ends = [min([inside; quarters(1)]), max([inside; quarters(3)])];
outside = values(values < ends(1) | values > ends(2));
half = options.Widths(1) / 2; cap = half / 2;
colour = options.Colors; if ischar(colour), colour = colour(1); else, colour = colour(1, :); end
add = @(tag, x, y, varargin) line_of(group, tag, x, y, isLying, varargin);
made = [add('Upper Whisker', [at at], [quarters(3) ends(2)], 'Color', 'k', 'LineStyle', '--'); ...
        add('Lower Whisker', [at at], [ends(1) quarters(1)], 'Color', 'k', 'LineStyle', '--'); ...
        add('Upper Adjacent Value', at + cap * [-1 1], ends([2 2]), 'Color', 'k'); ...
        add('Lower Adjacent Value', at + cap * [-1 1], ends([1 1]), 'Color', 'k'); ...
        add('Box', at + half * [-1 -1 1 1 -1], quarters([1 3 3 1 1]), 'Color', colour); ...
        add('Median', at + half * [-1 1], quarters([2 2]), 'Color', 'r'); ...
        outliers(add, at, outside, options.Symbol)];
end

function line = outliers(add, at, outside, symbol)
color = regexp(symbol, '[rgbcmykw]', 'match', 'once'); marker = regexp(symbol, '[^rgbcmykw]', 'match', 'once');
if isempty(color), color = 'r'; end
if isempty(marker), marker = 'none'; end
if isempty(outside), at = NaN; outside = NaN; end
line = add('Outliers', repmat(at, 1, numel(outside)), outside(:)', 'LineStyle', 'none', 'Marker', marker, 'MarkerEdgeColor', color);
end

function made = line_of(group, tag, x, y, isLying, look)
if isLying, [x, y] = deal(y, x); end
made = line(x, y, 'Parent', group, 'Tag', tag, look{:});
end

function name_ticks(place, positions, names, isLying)
[ticks, order] = sort(positions);
limits = [min(ticks) - 0.5, max(ticks) + 0.5];
if isLying
  set(place, 'YTick', ticks, 'YTickLabel', names(order), 'YLim', limits, 'Box', 'on');
else
  set(place, 'XTick', ticks, 'XTickLabel', names(order), 'XLim', limits, 'Box', 'on');
end
end
