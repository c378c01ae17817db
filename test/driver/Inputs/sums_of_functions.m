n = 100000;
a = (1:n)' / n;
b = exp(a) .* 2 + sqrt(a);
s = sum(b);
m = max(reshape(b, 100, n / 100));
fprintf('%.17g %.17g\n', s, sum(m));
