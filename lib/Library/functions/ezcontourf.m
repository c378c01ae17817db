function h = ezcontourf(varargin)
% EZCONTOURF Filled lines of the same height, as ezcontour finds them.
lines = ezcontour(varargin{:});
set(lines, 'Fill', 'on', 'LineColor', 'k');
if nargout > 0, h = lines; end
end
