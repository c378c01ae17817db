% A reshape stops fitting on the third turn, and the error is caught outside the loop.
x = (1:24) / 7;
n = 0;
try
    for k = 1:5
        x = x + 1;
        n = n + k;
        y = reshape(x * 2, 2 + k, []);
        fprintf('%d %d %.17g\n', k, size(y, 2), sum(y(:)));
    end
catch problem
    fprintf('caught at k = %d\n', k);
end
fprintf('%d %.17g\n', n, sum(x));
