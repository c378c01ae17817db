% The guard of reshape: another count on the fourth turn is an error, caught outside the loop.
% differential: side-exits
x = (1:24) / 7;
n = 0;
try
    for k = 1:5
        x = x + 1;
        n = n + k;
        m = 4 + 2 * (k == 4);
        y = reshape(x, m, 6);
        x = x - sum(y, 'all') / 100;
        fprintf('%d %d %.17g\n', k, size(y, 1), sum(y, 'all'));
    end
catch problem
    fprintf('%s\n%s\n', problem.identifier, problem.message);
end
fprintf('%d %d %d\n', k, m, n);
fprintf('%.17g\n', x(1:5:24));
