% The guard of or: NaN has no truth value. First an element of an array is NaN in the middle of a loop, then a scalar.
% differential: side-exits
% differential: fails
x = (3:14) / 4;
w = zeros(1, 12);
n = 0;
try
    for k = 1:6
        n = n + k;
        w = w + x;
        x = x - 0.25;
        x = x ./ x .* x;
        y = x | (x > 2);
        w = w + y * k;
        fprintf('%d %d %d %.17g\n', k, n, sum(y), sum(w));
    end
catch problem
    fprintf('%s\n%s\n', problem.identifier, problem.message);
end
fprintf('%d %d\n', k, n);
fprintf('%.17g\n', x, w);
t = 1;
s = 0;
for k = 1:6
    s = s + k;
    t = (k - 4) / (k - 4) * k;
    fprintf('%d %.17g %.17g\n', k, t, s);
    r = t | s < 0;
    s = s + r;
end
