% Handles that stay with the interpreter mean the same there as beside units: in cells, structs and fields, as outputs, recursive
% ones, with names that hide others, with captured cells and texts, of nested functions, displayed and stored.
% differential: no-launch-on vulkan
c = {@(x) x + 1, @(x) x * 2}; s.f = @(x) x - 3; t = 0;
for k = 1:4, t = t + c{2}(k) + s.f(k); end
fprintf('%g\n', t);
add = @(n) @(x) x + n; plus3 = add(3);
for k = 1:4, t = t + plus3(k); end
fprintf('%g\n', t);
fact = @(self, n) recurse(self, n);
fprintf('%g\n', fact(fact, 5));
names = {'p', 'q'}; o.p = 4; text = 'abc'; str = "xy";
r = @(x) x + o.p; u = @(x) x + numel(names) + numel(text) + strlength(str);
for k = 1:4, t = t + r(k) * u(k); end
fprintf('%g\n', t);
sin = @(x) x * 1000; v = 0;
for k = 1:3, v = v + sin(k); end
clear sin
for k = 1:3, v = v + sin(k); end
fprintf('%.17g\n', v);
count = counter(); w = 0;
for k = 1:3, w = w + count(k); end
fprintf('%g\n', w);
shown = @(x) x;
for k = 1:2, shown, other = shown; w = w + other(k); end
fprintf('%g %s\n', w, func2str(pick(1)));
many = @(varargin) numel(varargin); args = @(a, b) nargin;
for k = 1:3, w = w + many(k, k) + args(k); end
fprintf('%g\n', w);
effect = @(x) fprintf('effect %d\n', x);
for k = 1:2, effect(k); end
made = 0;
for k = 1:3, local = @(x) x * k; made = made + local(2); end
fprintf('%g\n', made, branchy(1), branchy(-1), looped(3));
e = @(x) evaluated(x);
for k = 1:3, w = w + e(k); end
fprintf('%g\n', w);
function y = evaluated(x), y = eval('x + 1'); end
function f = pick(n), f = @(x) x + n; end
function y = recurse(self, n)
if n < 2, y = 1; else, y = n * self(self, n - 1); end
end
function f = counter()
total = 0;
f = @(x) step(x);
  function y = step(x), total = total + x; y = total; end
end
function y = branchy(x)
if x > 0, f = @(v) v + 1; else, f = @(v) v - 1; end
y = f(x);
end
function y = looped(n)
for k = 1:n, f = @(v) v * k; end
y = f(2);
end
