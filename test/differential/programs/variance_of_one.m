% A slice of one element has the variance 0, and an empty one NaN, without an exit.
w = zeros(1, 8);
n = 0;
for k = 1:6
    n = n + k;
    w = w + k;
    x = 1:(5 - k);
    v = var(x, 0, 2);
    w = w * (1 + v / 8);
    fprintf('%d %d %.17g %.17g\n', k, n, v, sum(w));
end
fprintf('%.17g\n', w);
