% Sums by subscripts of long lists, which threads share: counts of one whole number, and what must be added in its order.
n = 300000;
s = mod((1:n)' * 7919, 97) + 1;
for value = {1, -3, true, int8(1), single(2), 2 ^ 40}
  sums = accumarray(s, value{1}, [100 1]);
  expected = zeros(100, 1);
  for k = 1:97, expected(k) = double(value{1}) * sum(s == k); end
  if isa(value{1}, 'int8'), expected = int8(expected); end
  assert(isequal(sums, expected) && isequal(accumarray(s, value{1}), sums(1:97)));
end
% A fraction, and a whole number whose sums are not exact, are added one after the other.
for value = [0.1, 2 ^ 52 + 1, -0.7]
  expected = zeros(97, 1);
  for r = 1:n, expected(s(r)) = expected(s(r)) + value; end
  assert(isequal(accumarray(s, value), expected) && isequal(accumarray(s, value * ones(n, 1)), expected));
end
% Several columns, more places than are counted at once, and no rows.
t = mod((1:n)' * 31, 64) + 1;
both = accumarray([s t], 1);
assert(isequal(size(both), [97 64]) && sum(both(:)) == n && both(5, 9) == sum(s == 5 & t == 9));
many = accumarray(mod((1:n)' * 7, 5003) + 1, 1);
assert(numel(many) == 5003 && sum(many) == n && many(12) == sum(mod((1:n) * 7, 5003) == 11));
assert(isequal(accumarray(zeros(0, 1), 1, [3 1]), zeros(3, 1)) && isequaln(accumarray(s, NaN, [97 1]), NaN(97, 1)));
for bad = {0, -1, 1.5, NaN, Inf, 1e16}
  w = s; w(n - 5) = bad{1};
  try
    accumarray(w, 1, [100 1]);
    error('no error');
  catch e
    assert(strcmp(e.identifier, 'MATLAB:accumarray:nonPosIntIndValues'));
  end
end
try
  accumarray(s, 1, [96 1]);
  error('no error');
catch e
  assert(strcmp(e.identifier, 'MATLAB:accumarray:IndexOutOfRange'));
end
