function frame = getframe(target, area)
% GETFRAME A picture of a figure or of axes: with nothing drawn, all of it has the color of the figure.
if nargin < 1, target = gca; end
if ~isscalar(target) || ~isgraphics(target), error('MATLAB:getframe:InvalidHandle', 'The picture is of a figure or of axes.'); end
fig = ancestor(target, 'figure');
if isempty(fig), error('MATLAB:getframe:InvalidHandle', 'The picture is of a figure or of axes.'); end
place = get(fig, 'Position'); extent = place(3:4);
if ~isgraphics(target, 'figure') && isprop(target, 'Position')
  part = get(target, 'Position');
  if strcmp(get(target, 'Units'), 'normalized'), extent = extent .* part(3:4); end
end
if nargin > 1
  if ~isnumeric(area) || numel(area) ~= 4, error('MATLAB:getframe:InvalidArea', 'The area is four numbers: left, bottom, width, height.'); end
  extent = area(3:4);
end
color = get(fig, 'Color');
if ischar(color), color = [1 1 1]; end
extent = max(1, round(extent));
frame = struct('cdata', repmat(reshape(uint8(round(255 * color)), 1, 1, 3), extent(2), extent(1)), 'colormap', []);
end
