function map = copper(m)
% From black to the color of copper.
if nargin < 1, m = 256; else, m = double(m); end
t = (0:m-1)' / max(m - 1, 1);
map = min(t * [1.25, 0.7812, 0.4975], 1);
end
