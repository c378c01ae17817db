function rgb = ind2rgb(x, map)
% IND2RGB The image of three pages that color numbers and a map are: numbers from 1 on, of integer classes from 0 on.
if size(map, 2) ~= 3, error('MATLAB:ind2rgb:InvalidMap', 'A color map has three columns.'); end
if isempty(map), error('MATLAB:ind2rgb:InvalidMap', 'A color map has a row for each color.'); end
at = double(x) + (isinteger(x) || islogical(x));
at(isnan(at)) = 1;
at = min(max(floor(at), 1), size(map, 1));
rgb = reshape(map(at(:), :), [size(x, 1), size(x, 2), 3]);
end
