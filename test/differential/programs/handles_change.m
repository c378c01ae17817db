% What a handle captured, and which function it is, are part of what a unit was compiled for: other classes and shapes, another
% function in the variable, a variable that is a handle at one time and an array at another.
% differential: no-launch-on cpu
for c = {2, single(2), int8(3), true, 1:3, (1:600)', 1 + 2i, 'b', [], gpuArray(4)}
  a = c{1};
  f = @(x) x .* a + 1;
  total = 0;
  try
    for k = 1:5, total = total + f(k); end
    show(total);
  catch e
    fprintf('%s: %s\n', e.identifier, e.message);
  end
end
total = 0;
for f = {@(x) x + 1, @(x) x * 3, @sin, @(x) x + 1, @cube, @(varargin) 7}
  call = f{1};
  for k = 1:4, total = total + call(k); end
  show(total);
end
f = @(x) x - 1;
for k = 1:4
  total = total + f(2);
  if k == 2, f = @(x) x * 100; end
  if k == 3, f = [10 20 30]; end
end
show(total);
g = @(x) x + 100; v = 0;
for k = 1:3, v = v + g(k); end
g = [7 8 9];
for k = 1:3, v = v + g(k); end
g = @(x) x + 200;
for k = 1:3, v = v + g(k); end
show(v);
% Captured before the variable changed.
n = 5; h = @() n; n = 6; s = 0;
for k = 1:3, s = s * 10 + h() + n; end
show(s);
% The same text made again and again, and texts that look alike.
s = 0;
for i = 1:4
  q = str2func(sprintf('@(x) x + %d', mod(i, 2)));
  w = str2func('@(x) x * 2');
  for k = 1:3, s = s + q(k) * w(k); end
end
show(s);
function y = cube(x), y = x ^ 3; end
function show(v)
fprintf('%s %s %d %.17g %.17g\n', class(v), mat2str(size(v)), isgpuarray(v), sum(double(gather(real(v(:))))), sum(double(gather(imag(v(:))))));
end
