function [charts, ax] = pareto(varargin)
% PARETO Bars in falling order with the line of their sums, as many as make 95 of 100 in all, or another share; the objects and both axes.
[place, given] = split_axes(varargin);
if isempty(given) || ~isnumeric(given{1}) || ~isvector(given{1}), error('MATLAB:pareto:InvalidData', 'The heights are a vector of numbers.'); end
heights = double(given{1}(:)); names = arrayfun(@num2str, 1:numel(heights), 'UniformOutput', false); share = 0.95;
for k = 2:numel(given)
  if isnumeric(given{k}) && isscalar(given{k}) && numel(heights) > 1
    share = double(given{k});
  elseif isnumeric(given{k})
    names = arrayfun(@num2str, heights', 'UniformOutput', false); heights = double(given{k}(:));
  else
    names = cellstr(given{k});
  end
end
if numel(names) ~= numel(heights), error('MATLAB:pareto:SizeMismatch', 'There is a name for each height.'); end
if any(heights < 0) || ~(sum(heights) > 0) || ~(share > 0 && share <= 1), error('MATLAB:pareto:InvalidHeights', 'Heights are positive, and their share lies between 0 and 1.'); end
[heights, order] = sort(heights, 'descend'); sums = cumsum(heights); whole = sums(end);
count = min(find(sums >= share * whole * (1 - eps), 1), numel(heights));
place = newplot(place{:}); held = ishold(place); hold(place, 'on');
bars = bar(place, 1:count, heights(1:count)); lines = plot(place, 1:count, sums(1:count));
if ~held, hold(place, 'off'); end
set(place, 'XTick', 1:count, 'XTickLabel', names(order(1:count)), 'XLim', [0.4, count + 0.6], 'YLim', [0 whole]);
right = axes('Parent', place.Parent, 'Position', place.Position, 'Color', 'none', 'XTick', [], 'XLim', place.XLim, 'YLim', place.YLim, ...
             'YAxisLocation', 'right', 'YTick', whole * (0:0.1:1), 'YTickLabel', arrayfun(@(k) sprintf('%d%%', k), 0:10:100, 'UniformOutput', false));
axes(place);
if nargout > 0, charts = [bars; lines]; ax = [place right]; end
end
