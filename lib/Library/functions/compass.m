function h = compass(varargin)
% COMPASS An arrow from the origin for each point, given by coordinates or as complex numbers.
made = feather(varargin{:});
for k = 1:numel(made), made(k).XData = made(k).XData - k; end
axis(ancestor(made(1), 'axes'), 'equal');
if nargout > 0, h = made; end
end
