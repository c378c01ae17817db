function map = gray(m)
% From black to white.
if nargin < 1, m = 256; else, m = double(m); end
map = repmat((0:m-1)' / max(m - 1, 1), 1, 3);
end
