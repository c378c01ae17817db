% NaN, infinities and signed zeros pass through arithmetic unchanged.
x = [0 -0 1 -1 Inf -Inf NaN 1e308 -1e308 5e-324 -5e-324];
y = x';
fprintf('%.17g\n', x + y, x - y, x .* y, x ./ y);
fprintf('%.17g\n', 1 ./ x, 1 ./ -x, -x, abs(x), 0 * x);
s = single(x);
fprintf('%.9g\n', s + s, s .* s, 1 ./ s, -s);
