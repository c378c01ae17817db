function map = bone(m)
% Gray with some of hot, from blue to red.
if nargin < 1, m = 256; else, m = double(m); end
map = (7 * gray(m) + fliplr(hot(m))) / 8;
end
