function h = bar3(varargin)
% BAR3 A bar in space for each number of a matrix, a surface for each column: detached, grouped or stacked.
made = bars_in_space('bar3', false, varargin);
if nargout > 0, h = made; end
end
