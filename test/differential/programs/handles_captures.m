% Handles hold what variables were when they were made, also when units assign those variables, the handle's own variable or both:
% in branches, in loops, in functions that are inlined, and with handles within handles.
% differential: no-launch-on cpu
a = 2; f = @(x) x * a; y = 0;
for k = 1:5
  a = a + k; % not what f captured
  y = y + f(a);
end
fprintf('%g %g\n', a, y);
% The variable of the handle becomes an array within the loop, and is read as one.
f = @(x) x + 10; y = 0;
for k = 1:4
  if k < 3, y = y + f(1); else, f = [5 6 7]; y = y + f(2); end
end
fprintf('%g %d\n', y, isnumeric(f));
f = @(x) x + 20; y = 0;
for k = 1:3
  y = y + f(1);
  f = 1000 * k;
end
fprintf('%g %g\n', y, f);
f = @(x) x + 30; f = f(1) + 2; y = 0;
for k = 1:3, y = y + f(1) * k; end
fprintf('%g\n', y);
% Captured in turn: each level has its own.
b = 1; inner = @(x) x + b; b = 10; middle = @(x) inner(x) * b; b = 100; outer = @(x) middle(x) - inner(b); b = 1000; y = 0;
for k = 1:4, y = y + outer(k) + b; end
fprintf('%g\n', y);
compose = @(g, h) @(x) g(h(x)); p = compose(@(x) x + b, @(x) x * 2); b = -1; q = compose(p, p); y = 0;
for k = 1:4, y = y + p(k) - q(k) / 3 + b; end
fprintf('%.17g\n', y);
fprintf('%.17g %.17g %.17g\n', early(3), chosen(3, 1), chosen(3, 0));
fprintf('%.17g %.17g %.17g\n', shadowed(3), replaced(4), nested(2, 5));
% An array is captured, and what the unit writes into its variable is not seen.
v = 1:6; g = @(i) v(i); s = 0;
for k = 1:6
  v(k) = v(k) * 10;
  s = s + g(k) + v(k);
end
fprintf('%g', s, v); fprintf('\n');
w = zeros(1, 5); h = @() w; w(2) = 3;
for k = 1:5, w(k) = w(k) + k; w = w + h(); t = h(); t(k) = 7; end
fprintf('%g', w, t, h()); fprintf('\n');
% The value of a handle without a name, and of one that gives back what it captured.
c = 3:5; id = @() c; z = 0;
for k = 1:3, d = id(); z = z + d(k); d(k) = -1; c = d; end
fprintf('%g', z, c, d, id()); fprintf('\n');
function y = early(n)
a = n; f = @(x) x * a; a = a + 1; y = 0;
for k = 1:n, y = y * 2 + f(a); a = a + k; end
end
function y = chosen(n, which)
f = @(x) x + n;
n = n * 100;
if which, y = f(n); else, f = 5; y = f(1); end
y = y + n;
end
function y = shadowed(x)
f = @(x) x ^ 2;
y = f(x + 1) + x;
end
function y = replaced(n)
f = @(x) x + n; g = f; f = @(x) g(x) * 2; n = 0;
y = f(1) + g(1) + n;
end
function y = nested(a, n)
f = @(x) evaluate(@(u) u * a + evaluate(@(w) w - a - u, x), x);
y = 0;
for a = 1:n, y = y + f(a); end
end
function y = evaluate(f, x), y = f(x); end
