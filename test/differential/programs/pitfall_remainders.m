% Remainders: the sign of the divisor, 0 within rounding of a whole ratio, and divisors of 0 and Inf.
% differential: compiled
% differential: no-launch-on vulkan
none = numel(argv()); % interpreted: argv
a = mod(0.3 + none, 0.1 + none);
b = mod([-7 7 -0.5] + none, 3);
c = rem([-7 7 -0.5] + none, 3);
d = mod(5 + none, [0 Inf -Inf]);
e = rem(5 + none, [0 Inf]);
f = mod(single(0.3) + none, single(0.1));
g = idivide(int16([-7 7]) + none, int16(3));
h = rem(0.3 + none, 0.1 + none);
fprintf('%.17g ', a, b, c, d, e, f, h);
fprintf('%d ', g);
assert(a == 0 && h == 0 && isequal(b, [2 1 2.5]) && isequal(c, [-1 1 -0.5]));
assert(isequal(d, [5 5 -Inf]) && isequaln(e, [NaN 5]) && isequal(g, int16([-2 2])));
