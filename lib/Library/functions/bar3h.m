function h = bar3h(varargin)
% BAR3H A bar in space that lies for each number of a matrix, a surface for each column: detached, grouped or stacked.
made = bars_in_space('bar3h', true, varargin);
if nargout > 0, h = made; end
end
