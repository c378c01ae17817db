% for and while.
n = 0;
for k = [1 2; 3 4], n = n + 1; assert(isequal(size(k), [2 1])); end
assert(n == 2 && isequal(k, [2; 4]));
n = 0;
for k = zeros(0, 3), n = n + 1; end
assert(n == 3);
for k = 1:0, n = -1; end
assert(isempty(k) && n == 3);
for k = [], n = -1; end
assert(isempty(k) && n == 3);
t = '';
for c = 'abc', t = [c t]; end
assert(strcmp(t, 'cba'));
n = 0;
for k = {1, 'a'}, n = n + iscell(k); end
assert(n == 2);
n = 0;
for k = ones(2, 2, 3), n = n + 1; end
assert(n == 6 && isequal(size(k), [2 1]));
s = 0;
for k = 1:5, s = s + k; k = 100; end
assert(s == 15 && k == 100);
for k = 5, end
assert(k == 5);
s = 0;
for k = 1:10
  if mod(k, 2), continue, end
  if k > 6, break, end
  s = s + k;
end
assert(s == 12 && k == 8);
hits = 0;
for i = 1:3
  for j = 1:10
    if j > i, break, end
    hits = hits + 1;
  end
end
assert(hits == 6);
n = 0;
while n < 5, n = n + 1; if n == 3, break; end, end
assert(n == 3);
n = 0;
while [1 1 0], n = 1; end
while [], n = 1; end
assert(n == 0);
n = 0; while true, n = n + 1; if n > 3, break; end; end
assert(n == 4);
s = 0; for k = 10:-3:1, s = s + k; end
assert(s == 10 + 7 + 4 + 1);
s = 0; for k = single(1:3), s = s + k; end
assert(strcmp(class(s), 'single') && s == 6);
s = 0; for k = logical([1 0 1]), s = s + k; end
assert(s == 2 && islogical(k));
v = 1:3; for k = v, v(end + 1) = k; end
assert(numel(v) == 6);
n = 0; for k = "str", n = n + 1; end
assert(n == 1 && isstring(k));
r = first_above([1 5 9], 4);
assert(r == 5 && first_above([1 2], 4) == -1);

function r = first_above(x, limit)
r = -1;
for k = 1:numel(x)
  if x(k) > limit, r = x(k); return, end
end
end
