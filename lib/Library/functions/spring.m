function map = spring(m)
% From magenta to yellow.
if nargin < 1, m = 256; else, m = double(m); end
t = (0:m-1)' / max(m - 1, 1);
map = [ones(m, 1), t, 1 - t];
end
