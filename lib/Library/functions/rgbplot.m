function h = rgbplot(map)
% RGBPLOT Lines of the red, green and blue of a color map.
if size(map, 2) ~= 3, error('MATLAB:rgbplot:InvalidColormapMatrix', 'A color map has three columns.'); end
lines = plot(map);
set(lines, {'Color'}, {[1 0 0]; [0 1 0]; [0 0 1]});
axis([1, max(size(map, 1), 2), 0, 1]);
if nargout > 0, h = lines; end
end
