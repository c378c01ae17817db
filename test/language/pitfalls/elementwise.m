% One-line programs that array compilers get wrong: operators and functions of elements.
x = [-2 3]; n = 3;
assert(isequal(x.^n, [-8 27]) && isreal(x.^n));
assert(isequal([1 2; 3 4] .\ [2 2; 2 2], [2 1; 2/3 0.5]));
assert(isequal(isnan([1 NaN 3]) + 1, [1 2 1]) && strcmp(class(isnan(1) + 1), 'double'));
assert(strcmp(class(single(1:3) + 1), 'single') && strcmp(class(single(2) * 3), 'single') && strcmp(class(linspace(0, 1, 5000)), 'double'));
assert(isequal(size(ones(2, 3) + ones(2, 3, 4)), [2 3 4]) && isequal(size(ones(3, 1) + ones(1, 1, 3)), [3 1 3]));
assert(abs(log1p(1e-6) - 9.999995000003334e-07) < 1e-21 && abs(expm1(single(1e-3)) - single(1.0005002e-3)) <= eps(single(1e-3)));
assert(log1p(1e-20) == 1e-20 && expm1(1e-20) == 1e-20 && log1p(single(1e-6)) == single(9.999995e-07));
h = hypot(single(1e30), single(1e30));
assert(isfinite(h) && abs(h - single(1.4142135e30)) <= eps(h) && strcmp(class(h), 'single'));
assert(hypot(1e200, 1e200) < Inf && hypot(Inf, NaN) == Inf && hypot(3, 4) == 5);
assert(int32(7) / int32(2) == 4 && uint8(200) + 100 == 255);
% Arrays without elements inside chains.
z = zeros(0, 3);
assert(isequal(size((z + 1) .* 2 - z), [0 3]) && isequal(size(sqrt(z) + ones(1, 3)), [0 3]) && isequal(sum(z .* 2 + 1), [0 0 0]));
assert(isequal(size(exp(zeros(3, 0)) .* (1:0)), [3 0]));
% Complex values inside chains.
c = [1+2i, 3-1i];
assert(isequal((c + 1) .* 2 - c, c + 2) && isequal(abs((c .* conj(c)) - abs(c).^2) < 1e-12, [true true]));
assert(isequal(real(c) + imag(c), [3 2]) && isreal(c .* conj(c)) && isequal(sum(c .* 2), 8 + 2i));
% A real function that leaves the reals for its last element only.
x = ones(1, 5000); x(end) = -4;
y = sqrt(x);
assert(~isreal(y) && y(end) == 2i && y(1) == 1 && isreal(sqrt(abs(x))) && isreal(sqrt(ones(1, 5000))));
x = ones(1, 100); x(50) = -1; y = zeros(1, 100);
for i = 1:100, x(i) = x(i) + 1; y(i) = sqrt(x(i) - 1.5); end
assert(x(50) == 0 && x(49) == 2 && imag(y(50)) == sqrt(1.5) && y(49) == sqrt(0.5) && y(100) == sqrt(0.5));
y = log([1 -1]); y2 = (-8) .^ (1/3); y3 = [4 -8] .^ 0.5;
assert(imag(y(2)) == pi && abs(y2 - (1 + sqrt(3) * 1i)) < 1e-14 && y3(1) == 2 && abs(imag(y3(2)) - sqrt(8)) < 1e-14);
assert(isequal(mod(-7, 3), 2) && isequal(rem(-7, 3), -1) && mod(5, 0) == 5 && mod(0.3, 0.1) == 0 && mod(5, Inf) == 5);
assert(isequal(max([1 NaN 3], 2), [2 2 3]) && isequaln(min([NaN 1], NaN), [NaN 1]));
assert(isequal(1 ./ [0 -0], [Inf -Inf]) && isequal(sign([-0 0 NaN(1, 0)]), [0 0]) && 1 / sign(-0) == Inf);
assert(isequal(round([0.5 -0.5 1.5 2.5 0.49999999999999994]), [1 -1 2 3 0]) && isequal(fix([-1.5 1.5]), [-1 1]));
assert(isequal(xor([1 0 NaN(1, 0)], [1 1]), [false true]) && isequal(bitxor(uint8([5 3]), uint8(1)), uint8([4 2])));
assert(isequal(1:3 > 2, [false false true]) && strcmp(class((1:3 > 2) + (1:3 > 1)), 'double') && strcmp(class(-(1:3 > 2)), 'double'));
assert(isequal('a' + [1 2], [98 99]) && isequal(-true, -1) && isequal(true * int8(3), int8(3)));
A = magic(4); B = A';
P = [438 236 332 150; 236 310 278 332; 332 278 310 236; 150 332 236 438];
assert(isequal(((A * B) + 1) * 2, 2 * P + 2) && isequal((A * B) + A, P + A));
c = (1:4)';
assert(isequal(c - A * c, [-80; -87; -86; -77]) && isequal(c ./ (A * c), [1/81; 2/89; 3/89; 4/81]));
k = 70000;
assert(ones(1, k) * ones(k, 1) == k && isequal(ones(2, k) * ones(k, 2), k * ones(2)));
A = reshape(1:12, 4, 3); B = A .^ 2;
p = cov(A); q = cov(B);
assert(isequal(p, 5/3 * ones(3)) && q(1, 1) == 43 && ~isequal(p, q) && isequal(p, cov(A)));
