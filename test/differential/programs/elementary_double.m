% Elementary functions in double precision.
x = linspace(-4, 4, 101);
fprintf('%.17g\n', sin(x), cos(x), tan(x), exp(x), tanh(x), atan(x));
p = linspace(0.01, 9, 101);
fprintf('%.17g\n', log(p), sqrt(p), log(p) + exp(-p) .* sin(p));
fprintf('%.17g\n', floor(x), ceil(x), round(x), fix(x), sign(x), abs(x));
