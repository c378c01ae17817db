% The exit of a launch that finds no memory: the error of the third turn is caught outside the loop, and the arrays are as before it.
% differential: side-exits
x = (1:16) / 3;
n = 0;
try
    for k = 1:5
        n = n + k;
        x = x * 0.5 + k;
        m = 4 + 1e7 * (k == 3);
        y = zeros(m, m) + k;
        x = x + sum(y, 'all');
        fprintf('%d %.17g\n', k, sum(x));
    end
catch problem
    fprintf('%s\n', problem.identifier);
end
fprintf('%d %d %d\n', k, m, n);
fprintf('%.17g\n', x);
