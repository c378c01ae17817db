function map = jet(m)
% Each color rises, stays and falls over a quarter of the map, around its own middle.
if nargin < 1, m = 256; else, m = double(m); end
n = ceil(m / 4);
k = (1:m)' - ceil(n / 2) + (mod(m, 4) == 1) + [-n 0 n];
map = min(max(min(k, 3*n - k) / n, 0), 1);
end
