function [n, s] = steps_aside(k, last)
[n, s] = steps_down(k - 1);
n = n + 10;
s = s + last / 4;
end
