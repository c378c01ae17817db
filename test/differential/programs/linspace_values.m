% linspace: ends are exact, 0 and 1 points, one point, equal ends.
fprintf('%.17g\n', linspace(0, 1, 7) * 3, linspace(-1, 1, 2), linspace(2, 5, 1), linspace(3, 3, 4), linspace(1, 0, 5));
fprintf('%d %d\n', size(linspace(0, 1, 0)));
x = linspace(0, 4 * pi, 1001);
fprintf('%.17g\n', x(1), x(2), x(501), x(1000), x(1001), sum(x));
fprintf('%d %s %s\n', numel(linspace(0, 1)), class(linspace(0, 1, 5)), class(linspace(single(0), 1, 5)));
