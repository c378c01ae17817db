% One producer, several consumers, some of them reductions.
x = linspace(0, 1, 5000);
p = x .* x + 0.25;
a = p - x;
b = p ./ (1 + x);
c = a .* b;
fprintf('%.17g\n', sum(p), sum(a), max(b), mean(c), var(c), c(1:500:5000));
