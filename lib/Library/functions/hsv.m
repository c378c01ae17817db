function map = hsv(m)
% All hues, of full color.
if nargin < 1, m = 256; else, m = double(m); end
h = 6 * (0:m-1)' / max(m, 1);
map = min(max([abs(h - 3) - 1, 2 - abs(h - 2), 2 - abs(h - 4)], 0), 1);
end
