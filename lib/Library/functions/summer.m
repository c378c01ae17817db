function map = summer(m)
% From green to yellow.
if nargin < 1, m = 256; else, m = double(m); end
t = (0:m-1)' / max(m - 1, 1);
map = [t, 0.5 + t / 2, 0.4 * ones(m, 1)];
end
