function [ax, h1, h2] = plotyy(varargin)
% PLOTYY Two plots with an axis at the left for the first and one at the right for the second, each by a function as `plot` if one is named.
[left, given] = split_axes(varargin);
if numel(given) < 4, error('MATLAB:plotyy:NotEnoughInputs', 'Two pairs of x and y are needed.'); end
drawers = [given(5:end), {@plot, @plot}]; drawers = drawers(1:2);
if numel(given) == 5, drawers{2} = drawers{1}; end
if isempty(left), left = {gca}; end
left = newplot(left{1});
first = feval(drawers{1}, left, given{1:2});
right = axes('Position', left.Position, 'Parent', left.Parent);
second = feval(drawers{2}, right, given{3:4});
order = left.ColorOrder;
if isprop(second, 'Color'), set(second, 'Color', order(2, :)); end
set(right, 'YAxisLocation', 'right', 'Color', 'none', 'XLim', left.XLim);
axes(left);
if nargout > 0, ax = [left right]; h1 = first; h2 = second; end
end
