% Powers and logarithms of negative numbers are complex.
% differential: side-exits
for k = 1:4
    x = (1:20) / 10 - k / 20;
    p = abs(x .^ 0.5);
    q = abs(log(x));
    fprintf('%d %.17g %.17g\n', k, sum(p), sum(q(2:20)));
end
