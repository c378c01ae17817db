function map = cool(m)
% From cyan to magenta.
if nargin < 1, m = 256; else, m = double(m); end
t = (0:m-1)' / max(m - 1, 1);
map = [t, 1 - t, ones(m, 1)];
end
