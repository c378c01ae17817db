function [h, s, v] = rgb2hsv(r, g, b)
% RGB2HSV Hue, saturation and value of colors: a map of three columns, an image of three pages, or red, green and blue apart.
if nargin > 1 && ~(nargin == 3 && isequal(size(r), size(g), size(b)) && ismatrix(r)), error('MATLAB:rgb2hsv:SizeMismatch', 'Red, green and blue are three matrices of one size.'); end
if nargin > 1, rgb = cat(3, r, g, b); else, rgb = r; end
isMap = nargin == 1 && ndims(rgb) == 2;
if isMap, pages = size(rgb, 2); else, pages = size(rgb, 3); end
if pages ~= 3, error('MATLAB:rgb2hsv:InvalidColors', 'Colors are a matrix of three columns, an image of three pages, or three arrays.'); end
if isinteger(rgb), rgb = double(rgb) / double(intmax(class(rgb))); end
if isMap, rgb = reshape(rgb, [], 1, 3); end
top = max(rgb, [], 3); low = min(rgb, [], 3); reach = top - low;
isGray = reach == 0; part = reach + isGray;
red = rgb(:, :, 1); green = rgb(:, :, 2); blue = rgb(:, :, 3);
hue = 4 + (red - green) ./ part;
isGreen = green == top; hue(isGreen) = 2 + (blue(isGreen) - red(isGreen)) ./ part(isGreen);
isRed = red == top; hue(isRed) = (green(isRed) - blue(isRed)) ./ part(isRed);
hue = hue / 6; hue(hue < 0) = hue(hue < 0) + 1; hue(isGray) = 0;
saturation = reach ./ (top + (top == 0));
if nargout > 1
  h = hue; s = saturation; v = top;
elseif isMap
  h = [hue, saturation, top];
else
  h = cat(3, hue, saturation, top);
end
end
