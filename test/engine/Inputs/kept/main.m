% A chain, a reduction, a loop of scalars, a handle, and a statement that no unit computes.
x = (1:20000) / 7;
f = @(t) t .* 2 + x(1);
y = sum(sin(x) .* f(x));
s = 0;
for k = 1:1000
    s = s + mod(k, 7) * x(k);
end
c = {y, s};
fprintf('%.17g %.17g\n', c{:});
fprintf('%.17g\n', hypot(3, 4) + sum(max(x, 2)));
