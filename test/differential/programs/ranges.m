% Colon ranges: counts and values, forwards, backwards, empty.
a = 0:0.1:0.3;
b = -1:0.01:1;
c = 10:-3:-5;
d = 5:1;
e = 1:0:5;
f = 0.1:0.1:0.5;
g = -2.5:2.5;
fprintf('%d ', numel(a), numel(b), numel(c), size(d), size(e), numel(f), numel(g));
fprintf('\n');
fprintf('%.17g\n', a * 3, b + 1, c .* c, d + 1, f, g / 3);
n = 2 ^ 24 + 3;
v = n - 5:n;
fprintf('%.17g\n', v / 2);
