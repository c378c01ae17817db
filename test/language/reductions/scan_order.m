% Cumulative functions of floats go in blocks of 2048 elements: docs/numerics.md.
x = 0.1 + (1:5000)' * 1e-7;
l = x;
for j = 2:5000
  if mod(j - 1, 2048) > 0
    l(j) = l(j - 1) + x(j);
  end
end
t = [l(2048), l(2048) + l(4096)];
y = [l(1:2048); t(1) + l(2049:4096); t(2) + l(4097:5000)];
plain = x;
for j = 2:5000
  plain(j) = plain(j - 1) + x(j);
end
assert(isequal(cumsum(x), y) && isequal(cumsum(x'), y') && isequal(cumsum([x x], 1), [y y]) && isequal(cumsum([x x]', 2), [y y]'));
assert(isequal(y(1:2048), plain(1:2048)) && ~isequal(y, plain) && max(abs(y - plain)) < 1e-9);
assert(isequal(cumsum(x(end:-1:1), 'reverse'), y(end:-1:1)));
z = cumsum(complex(x, 2 * x));
assert(isequal(real(z), y) && isequal(imag(z), 2 * y));
% Products.
f = 1 + x * 1e-3;
l = f;
for j = 2:5000
  if mod(j - 1, 2048) > 0
    l(j) = l(j - 1) * f(j);
  end
end
t = [l(2048), l(2048) * l(4096)];
assert(isequal(cumprod(f), [l(1:2048); t(1) * l(2049:4096); t(2) * l(4097:5000)]));
% Singles round in single.
s = single(x);
l = s;
for j = 2:5000
  if mod(j - 1, 2048) > 0
    l(j) = l(j - 1) + s(j);
  end
end
t = [l(2048), l(2048) + l(4096)];
y = [l(1:2048); t(1) + l(2049:4096); t(2) + l(4097:5000)];
assert(isa(cumsum(s), 'single') && isequal(cumsum(s), y));
% Logical and char in double, integers step by step.
b = true(1, 5000);
assert(isequal(cumsum(b), 1:5000) && isequal(cumsum(repmat('a', 1, 5000)), 97 * (1:5000)));
i = int8([ones(1, 1000) -ones(1, 2000) ones(1, 2000)]);
c = cumsum(i);
assert(c(1000) == 127 && c(3000) == -128 && c(5000) == 127 && c(3100) == -28);
% Extremes do not depend on the order; NaN gives way to numbers across blocks, too.
x = [NaN(1, 2100) 5 NaN(1, 3000) 7 1];
m = cummax(x);
assert(all(isnan(m(1:2100))) && all(m(2101:5101) == 5) && isequal(m(5102:5103), [7 7]));
m = cummin(x);
assert(all(isnan(m(1:2100))) && all(m(2101:5102) == 5) && m(5103) == 1);
