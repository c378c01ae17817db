% Double arithmetic, element by element.
n = 1000;
k = 1:n;
x = k / 7 - 60;
y = 3 ./ (k + 0.5);
a = x + y;
b = x - y;
c = x .* y;
d = x ./ y;
e = -d + +c;
f = y .\ x;
g = x .^ 2 + y .^ 3;
h = abs(x) .^ 0.5;
fprintf('%.17g\n', a(1:50:n), b(1:50:n), c(1:50:n), d(1:50:n), e(1:50:n), f(1:50:n), g(1:50:n), h(1:50:n));
