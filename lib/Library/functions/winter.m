function map = winter(m)
% From blue to green.
if nargin < 1, m = 256; else, m = double(m); end
t = (0:m-1)' / max(m - 1, 1);
map = [zeros(m, 1), t, 1 - t / 2];
end
