function map = prism(m)
% Six colors of the rainbow, again and again.
if nargin < 1, m = 256; else, m = double(m); end
order = [1 0 0; 1 0.5 0; 1 1 0; 0 1 0; 0 0 1; 2/3 0 1];
map = order(mod((0:m-1)', 6) + 1, :);
end
