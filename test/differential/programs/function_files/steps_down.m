function [n, sum] = steps_down(k)
% Calls a function of another file, which calls this one. Its output sum is a variable here.
if k <= 0
    n = 0; sum = 0;
else
    [n, sum] = steps_aside(k - 1, k);
    n = n + 1;
end
end
