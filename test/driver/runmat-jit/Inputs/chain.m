x = linspace(1, 10, 10);
s = sum(x) + 0.5;
fprintf('%g\n', s);
y = x + 1;
fprintf('%g %g\n', sum(y), sum(y .* 0.5));
