function map = flag(m)
% Red, white, blue and black, again and again.
if nargin < 1, m = 256; else, m = double(m); end
order = [1 0 0; 1 1 1; 0 0 1; 0 0 0];
map = order(mod((0:m-1)', 4) + 1, :);
end
