% Functions of small and of large arguments: accurate near 0 and not beyond the range on the way.
% differential: compiled
none = numel(argv()); % interpreted: argv
x = [1e-6 1e-3 1e-20] + none; s = single(x); big = 1e30 + none;
a = log1p(x);
b = expm1(x);
c = log1p(s);
d = expm1(s);
e = hypot(single(big), single(big));
f = hypot(big * 1e170, big * 1e170);
g = hypot([3 Inf] + none, [4 NaN] + none);
h = hypot(single([3 5]) + none, single([4 12])) * 2;
fprintf('%.17g ', a, b, c, d, e, f, g, h);
assert(abs(a(1) - 9.999995000003334e-07) <= eps(a(1)) && abs(b(2) - 1.0005001667083417e-03) <= eps(b(2)));
assert(a(3) == 1e-20 && b(3) == 1e-20);
assert(c(1) == single(9.999995e-07) && d(2) == single(1.0005001667083417e-03) && c(3) == single(1e-20) && isa(c, 'single') && isa(d, 'single'));
assert(e == single(sqrt(2) * double(single(1e30))) && isa(e, 'single') && abs(f - sqrt(2) * 1e200) < 1e186);
assert(isequal(g, [5 Inf]) && isequal(h, single([10 26])) && isa(h, 'single'));
