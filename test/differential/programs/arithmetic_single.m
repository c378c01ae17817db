% Single arithmetic; a double operand gives single.
n = 500;
x = single(1:n) / 7;
y = single(3) ./ (x + 0.5);
a = x + y * 0.1;
b = x .* y - pi;
c = (a - b) ./ x;
d = c .^ 2;
fprintf('%s %s %s %s\n', class(a), class(b), class(c), class(d));
fprintf('%.9g\n', a(1:25:n), b(1:25:n), c(1:25:n), d(1:25:n));
