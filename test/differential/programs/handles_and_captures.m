% Anonymous functions with captured arrays.
a = (1:5) / 7;
f = @(x) x .* a + 1;
g = @(h, x) h(h(x)) - a;
fprintf('%.17g\n', f(2), f(a), g(f, a), sum(g(f, 3)));
