A = reshape(1:12, 3, 4); s = 0;
for v = A, s = s + sum(v) * v(2); end
disp(s)
for v = [3 5 9], s = s * 2 + v; end
disp(s), disp(v)
for v = single([1 2; 3 4]), s = s + v(1) / v(2); end
disp(s), class(s)
for v = zeros(0, 3), s = s + numel(v) + 1; end
disp(s), size(v)
for v = [], s = -1; end
disp(s), size(v)
for v = [1+2i 3-1i], s = s + v; end
disp(s)
for v = reshape(1:24, 2, 3, 4), s = s + v(1) * v(2); end
disp(s)
for v = 'abc', s = s + double(v); end
disp(s), class(v)
for v = A > 5, s = s + any(v); end
disp(s)
t = 0; c = {};
for v = [4 5 6]
  t = t + v;
  if v == 5, c{end+1} = v; end
  t = t * 2;
end
disp(t), disp(c)
x = [1 2 3]; r = 0;
for i = 1:2
  for v = [10 20 30; 1 2 3]
    r = r + x(i) * v(1);
    q = x(v(2) + 0);
    if r > 50, q = {q}; end
    for w = v', r = r + w; end
  end
end
disp(r), disp(q)
disp(cum([1 2 3; 4 5 6]))
function y = cum(A)
y = 0;
for v = A
  if v(1) == 3, break; end
  y = y * 10 + sum(v);
end
end
