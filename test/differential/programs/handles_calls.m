% What a call of a handle means: subscripts of what it gives, end and colons among arguments, several outputs, none, numbers of arguments
% and outputs, builtins that are asked about handles, and handles in arrays of others.
% differential: no-launch-on cpu
f = @(x) x .^ 2; x = [3 1 2]; s = 0;
for k = 1:3
  s = s + x(f(1)) + x(min(f(k), end)) + f(x(end));
end
fprintf('%g\n', s);
v = @(i) x(end) + x(i); s = 0;
for k = 1:3, s = s * 10 + v(k) + x(v(3) - 3 * (k > 0)); end
fprintf('%g\n', s);
[m, i] = deal(0); big = @(v) max(v); ext = @(a, b) extremes(a, b); s = 0;
for k = 1:4
  [m, i] = big([k 7 - k 3]);
  [l, u] = ext(k, 2.5);
  [~, last] = ext(k, 2);
  s = s * 2 + m + i + l - u + last;
end
fprintf('%g\n', s);
count = @(a, b, c) given(a, b); few = @(varargin) numel(varargin); opt = @optional; s = 0;
for k = 1:3, s = s + count(k, 2, 3) + opt(k) + opt(k, 2) + few(k, k); end
fprintf('%g\n', s);
n = @(a, b) nargin; s = 0;
for k = 1:3, s = s * 10 + n() + n(k) + n(k, k); end
fprintf('%g %d %d\n', s, nargin(n), nargin(@extremes));
unused = @(~, b) b; spare = @(a, b) a; s = 0;
for k = 1:3, s = s + unused(k, 2) + spare(k); end
fprintf('%g\n', s);
t = 0;
for k = 1:3
  if isa(f, 'function_handle') && ~isempty(f) && isscalar(f) && isequal(f, f), t = t + numel(func2str(f)) + strcmp(class(f), 'double'); end
end
fprintf('%g\n', t);
z = 0;
for k = 1:3
  z = z + sum(arrayfun(f, 1:k)) + sum(cellfun(@numel, {1:k, 'ab'})) + sum(arrayfun(@(u) u + k, 1:2)) + feval('max', k, 2) + feval(@plus, k, 1);
end
fprintf('%g\n', z);
% Short circuits, and texts, logicals and integers as what a handle gives.
odd = @(k) mod(k, 2) == 1; safe = @(k) k > 2 && x(k) > 1; int = @(k) int8(k) * 100; txt = @(k) 'a' + k; r = 0; w = int8(0);
for k = 1:3
  if odd(k) || safe(k), r = r + 1; end
  if ~odd(k) && ~safe(k), r = r + 10; end
  switch txt(k), case 98, r = r + 100; otherwise, r = r + 1000; end
  w = w + int(k);
end
fprintf('%g %d %s\n', r, w, class(w));
while ~odd(r), r = r - 1; end
fprintf('%g\n', r);
% What is global or kept from call to call.
global shared
shared = 5; gl = @(x) readShared(x); kept = @(x) remember(x); s = 0;
for k = 1:4, s = s + gl(k) + kept(k); shared = shared + 1; end
fprintf('%g\n', s);
clear remember
% A recursion through handles, and one of a function that calls itself.
fib = @(self, n) pick(n < 2, @() n, @() self(self, n - 1) + self(self, n - 2)); s = 0;
for k = 1:8, s = s + fib(fib, k) + factorialOf(@factorialOf, k); end
fprintf('%g\n', s);
function [l, u] = extremes(a, b), l = min(a, b); u = max(a, b); end
function y = given(a, b), y = nargin * 10 + a + b; end
function y = optional(a, b), if nargin < 2, b = 50; end, y = a + b; end
function y = readShared(x), global shared, y = shared + x; end
function y = remember(x), persistent total, if isempty(total), total = 0; end, total = total + x; y = total; end
function y = pick(c, a, b), if c, y = a(); else, y = b(); end, end
function y = factorialOf(self, n), if n < 2, y = 1; else, y = n * self(self, n - 1); end, end
