% Loops that call handles are units, the functions in place: captured numbers and arrays, names of builtins and of functions,
% handles in handles, feval, and handles that a function gets. Only the making of the handles is interpreted.
% differential: compiled
a = -2; b = [1 2; 3 4] / 7;
f = @(t, y) a * y + t; % interpreted: makes a handle
g = @(v) f(v, v) + f(1, v); % interpreted: makes a handle
named = @twice; builtin = @atan2; constant = @() a; % interpreted: make handles
m = @(x) b * x + size(b, 1); % interpreted: makes a handle
y = 1; z = 0; x = [1; 2];
h = 1 / 64;
for k = 1:64
  t = k * h;
  k1 = f(t, y); k2 = f(t + h / 2, y + h / 2 * k1);
  y = y + h * k2;
  z = z + g(k) / k + named(y) + builtin(k, y) + constant() + feval(f, k, 1) + feval(@max, k, 32);
  x = m(x) / norm(x);
end
fprintf('%.17g\n', y, z, x);
s = 0;
while f(0, s) > -20, s = s + 0.5; end
fprintf('%.17g\n', s);
fprintf('%.17g\n', solve(f, 1, h, 40), solve(@(t, y) y * sin(a * t), 1, h, 40), solve(@slope, 1, h, 40));
[p, q] = both(@(u, w) extremes(u, w), 3, 5);
fprintf('%.17g\n', p, q);
function y = solve(f, y, h, n)
half = @(x) x / 2;
for i = 1:n
  t = i * h;
  k1 = f(t, y);
  k2 = f(t + half(h), y + half(h) * k1);
  k3 = f(t + half(h), y + half(h) * k2);
  k4 = feval(f, t + h, y + h * k3);
  y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
end
end
function d = slope(t, y), d = t - y ^ 2; end
function y = twice(x), y = 2 * x; end
function [l, u] = both(f, a, b), [l, u] = f(b, a); end
function [l, u] = extremes(a, b), l = min(a, b); u = max(a, b); end
