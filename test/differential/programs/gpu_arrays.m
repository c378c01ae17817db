% gpuArrays through units: classes, joins of branches, loops that carry them, exits.
g = gpuArray(single(linspace(0, 1, 4000)));
h = single(linspace(1, 2, 4000));
a = g .* h + 1;
b = gather(a) - 1;
n = numel(a);
fprintf('%s %s %s %.17g\n', class(a), class(b), class(n), sum(b));
s = zeros(1, 4000, 'like', g);
for k = 1:20
  s = s + a / k;
  t = sum(s);
end
fprintf('%s %s %s %.17g\n', class(s), class(t), underlyingType(t), t);
w = h;
for k = 1:3
  w = w + g;
end
fprintf('%s %.17g\n', class(w), sum(w));
if n > 10
  v = g;
else
  v = h;
end
disp(class(v))
x = h;
x(3) = g(2);
y = g;
y(3) = h(2);
fprintf('%s %s\n', class(x), class(y));
r = sqrt(g - 0.5);
fprintf('%s %d %s\n', class(r), isreal(r), class(g > 0.5));
q = gather(sum(g .^ 2));
while q > 1
  q = q / 2;
  p = g * q;
end
fprintf('%s %s %.17g\n', class(q), class(p), sum(p));
f = twice(g);
disp(class(f))
disp(class(twice(h)))

function y = twice(x)
y = x + x;
end
g = gpuArray([3 1 2]); h = [3 1 2]; A = gpuArray(magic(3)); B = zeros(3);
for j = 1:3
  a = A(:, j); b = h(g(1):3); B(:, j) = gather(a); c = [h g(j)]; [s, i] = sort(g); d = cumsum(h); e = isequal(g, h); f = eye(3); k = B * A; A(j, :) = h;
end
disp([isgpuarray(a), isgpuarray(b), isgpuarray(B), isgpuarray(c), isgpuarray(s), isgpuarray(i), isgpuarray(d), isgpuarray(e), isgpuarray(f), isgpuarray(k), isgpuarray(A)])
disp(a); disp(b); disp(B); disp(c); disp(s); disp(i); disp(k); disp(A)
% Conditions as values, and a gpuArray as an extent.
x = gpuArray(numel(argv()) + 2);
a = x && 1; b = x || 0; c = (x > 1) && (x < 3); d = x > 1;
r = reshape(1:6, [], x); s = reshape(gpuArray(1:6), x, 3);
fprintf('%s %s %s %s %s %s\n', class(a), class(b), class(c), class(d), class(r), class(s));
