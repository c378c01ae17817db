% An error inside a unit is caught with its identifier; the state is that of the statement before it.
x = (1:6) / 7;
n = 0;
try
    for k = 1:5
        x = x * 2;
        n = n + k;
        y = x + ones(1, 2 + k);
    end
catch problem
    fprintf('%s\n', problem.identifier);
end
fprintf('%d %d %.17g\n', k, n, sum(x));
fprintf('%.17g\n', x);
