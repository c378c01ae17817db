function map = white(m)
% All white.
if nargin < 1, m = 256; else, m = double(m); end
map = ones(m, 3);
end
