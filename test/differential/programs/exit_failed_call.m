% The exit of a call that fails: the error of fprintf on the third turn is caught outside the loop, after what was printed.
% differential: side-exits
x = (1:16) / 3;
n = 0;
try
    for k = 1:5
        n = n + k;
        x = x * 0.5 + k;
        f = 1 + 6 * (k == 3);
        fprintf(f, '%d %.17g\n', k, sum(x));
        n = n + 0.5;
    end
catch problem
    fprintf('%s\n%s\n', problem.identifier, problem.message);
end
fprintf('%d %.17g\n', k, n);
fprintf('%.17g\n', x);
