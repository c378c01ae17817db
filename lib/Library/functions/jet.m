function map = jet(m)
% Each color rises, stays and falls over a quarter of the map, around its own middle.
if nargin < 1, m = 256; else, m = double(m); end
n = m / 4;
k = (1:m)';
map = min(max(1.5 - abs([k - 3*n, k - 2*n, k - n]) / n, 0), 1);
end
