% Handles that draw random numbers: as many as interpreted, in the same order, wherever the handle comes from.
% differential: no-launch-on cpu
rng(3);
f = @(x) x + rand; d = @rand; n = @(x) randn(2, 1) * x; outer = @(x) f(x) + d();
s = 0; v = [0; 0];
for k = 1:20
  s = s + f(k) * d();
  if k > 10 && outer(k) > 10.5, s = s + 1; end
  v = v + n(k) + walk(f, 3) + walk(@() randi(5), 0);
end
fprintf('%.17g\n', s, v, walk(@(x) rand * x, 5), walk(d, 0), rand);
rng(3, 'twister');
for k = 1:5, s = s + f(k) + walk(f, 2); end
fprintf('%.17g\n', s, rand);
function y = walk(f, n)
y = 0;
if n == 0, y = f(); return, end
for k = 1:n, if k < 3, y = y + feval(f, k); else, y = y - call(f, k); end, end
end
function y = call(f, k), y = f(k); end
