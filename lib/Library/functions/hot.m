function map = hot(m)
% Red rises first, then green, then blue.
if nargin < 1, m = 256; else, m = double(m); end
n = max(floor(3 * m / 8), 1);
k = (1:m)';
map = min(max([k / n, (k - n) / n, (k - 2*n) / max(m - 2*n, 1)], 0), 1);
end
