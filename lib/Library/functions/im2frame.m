function frame = im2frame(x, map)
% IM2FRAME A frame of a movie from an image of three pages, or from color numbers and a map.
if nargin < 2, map = []; end
if isempty(map) && size(x, 3) ~= 3, error('MATLAB:im2frame:InvalidImage', 'An image has three pages, or a color map with it.'); end
if ~isempty(map) && size(map, 2) ~= 3, error('MATLAB:im2frame:InvalidMap', 'A color map has three columns.'); end
if isfloat(x) && isempty(map), x = uint8(round(255 * x)); elseif isfloat(x), x = uint8(x - 1); end
frame = struct('cdata', x, 'colormap', map);
end
