function map = lines(m)
% The colors of lines, again and again.
if nargin < 1, m = 256; else, m = double(m); end
order = [0 0.447 0.741; 0.85 0.325 0.098; 0.929 0.694 0.125; 0.494 0.184 0.556; ...
         0.466 0.674 0.188; 0.301 0.745 0.933; 0.635 0.078 0.184];
map = order(mod((0:m-1)', 7) + 1, :);
end
