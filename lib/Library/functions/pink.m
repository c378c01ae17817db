function map = pink(m)
% Gray with some of hot, lighter.
if nargin < 1, m = 256; else, m = double(m); end
map = sqrt((2 * gray(m) + hot(m)) / 3);
end
