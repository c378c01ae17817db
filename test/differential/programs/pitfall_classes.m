% Classes and rounding of mixed operands.
% differential: compiled
none = numel(argv()); % interpreted: argv
x = [1 NaN 3] + none; n = 5000 + none; k = (1:3) + none; two = 2 + none;
a = isnan(x) + 1;
b = isnan(x(2)) + 1;
c = single(k) + 1;
d = single(two) * 3;
e = linspace(none, 1, n);
f = int32(5 + two) / int32(two);
g = -int32(5 + two) / int32(two);
h = uint8(198 + two) + 100;
i = int8(-130 + two);
j = -i;
l = int32([2.5 -2.5 NaN] + none);
m = int32([7 0 -7] + none) ./ int32([0 0 0] + none);
o = uint8(3) - 100 * two;
p = (x > 2) + (x > 0);
q = -(x > 2);
s = int8([1 2 3]) .* int8(k) * 2.6;
t = single(none + 0.1) + 0.2;
fprintf('%s ', class(a), class(b), class(c), class(d), class(e), class(f), class(h), class(j), class(o), class(p), class(q), class(s), class(t)); % interpreted: class
fprintf('%.17g ', a, b, c, d, e, p, q, t);
fprintf('%d ', f, g, h, i, j, l, m, o, s);
assert(isequal(a, [1 2 1]) && isa(a, 'double') && isequal(b, 2) && isa(b, 'double'));
assert(isequal(c, single([2 3 4])) && isa(c, 'single') && d == 6 && isa(d, 'single'));
assert(isa(e, 'double') && numel(e) == 5000 && e(1) == 0 && e(end) == 1 && e(2) == 1 / 4999);
assert(f == 4 && isa(f, 'int32') && g == -4 && h == 255 && isa(h, 'uint8') && i == -128 && j == 127);
assert(isequal(l, int32([3 -3 0])) && isequal(m, int32([2147483647 0 -2147483648])) && o == 0);
assert(isequal(p, [1 0 2]) && isa(p, 'double') && isequal(q, [0 0 -1]));
assert(isequal(s, int8([3 10 23])) && isa(s, 'int8') && isa(t, 'single') && t == single(0.1) + single(0.2));
