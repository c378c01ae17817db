function [r, g, b] = hsv2rgb(h, s, v)
% HSV2RGB Colors of hue, saturation and value: a map of three columns, an image of three pages, or the three apart.
if nargin > 1 && ~(nargin == 3 && isequal(size(h), size(s), size(v)) && ismatrix(h)), error('MATLAB:hsv2rgb:SizeMismatch', 'Hue, saturation and value are three matrices of one size.'); end
if nargin > 1, hsv = cat(3, h, s, v); else, hsv = h; end
isMap = nargin == 1 && ndims(hsv) == 2;
if isMap, pages = size(hsv, 2); else, pages = size(hsv, 3); end
if pages ~= 3, error('MATLAB:hsv2rgb:InvalidColors', 'Colors are a matrix of three columns, an image of three pages, or three arrays.'); end
if isMap, hsv = reshape(hsv, [], 1, 3); end
turn = 6 * hsv(:, :, 1); low = 1 - hsv(:, :, 2);
level = @(shift) hsv(:, :, 3) .* (low + hsv(:, :, 2) .* min(max(abs(mod(turn + shift, 6) - 3) - 1, 0), 1));
rgb = cat(3, level(0), level(4), level(2));
if nargout > 1
  r = rgb(:, :, 1); g = rgb(:, :, 2); b = rgb(:, :, 3);
elseif isMap
  r = reshape(rgb, [], 3);
else
  r = rgb;
end
end
