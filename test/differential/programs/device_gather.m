% Elements by masks and lists of positions, and find, where the arrays are.
% differential: side-exits
% differential: on-device gather 15
% differential: on-device find 1
n = 5000; k = (1:n)'; x = k * 0.5; y = single(k) / 3; m = abs(k - 3 * floor(k / 3) - 1) < 0.5;
a = x(m); fprintf('%d %d %.9g\n', size(a), sum(a));
b = y(m); fprintf('%s %.9g %.9g\n', class(b), sum(b), b(end));
p = find(m); fprintf('%d %d %.17g\n', size(p), sum(p));
q = x(p) + x(p + 1); fprintf('%.9g\n', sum(q));
r = x'; c = r(m'); fprintf('%d %d %.17g\n', size(c), sum(c));
c = r(m); fprintf('%d %d %.17g\n', size(c), sum(c));
A = reshape(k, 50, 100); j = mod(1:30, 7) + 1;
B = A(:, j) + 1; fprintf('%d %d %.17g\n', size(B), sum(B(:)));
C = A(j, :); fprintf('%d %d %.17g\n', size(C), sum(C(:)));
D = A(j, j); fprintf('%d %d %.17g\n', size(D), sum(D(:)));
E = A(A > 4000); fprintf('%d %d %.17g\n', size(E), sum(E));
F = A(A(:, 1) > 25, 3); fprintf('%d %d %.17g\n', size(F), sum(F));
z = int8(mod(k, 100)); w = z(m); fprintf('%s %d\n', class(w), sum(w));
l = m(p); fprintf('%s %d\n', class(l), sum(l));
i64 = int64(k) * int64(9007199254740993); v = i64(m); fprintf('%d\n', v(2));
none = x(k > n); fprintf('%d %d\n', size(none));
try, e = x(k + 1); catch err, disp(err.message), end
try, e = x(k - 0.5); catch err, disp(err.message), end
try, e = x(k - 1); catch err, disp(err.message), end
% Numbers that no element asks for are looked at all the same, and find may be asked for more.
try, e = x(zeros(1, 0), [1 99] + 0 * x(1)); disp(size(e)), catch err, disp(err.message), end
try, e = A([1.5 2.5] + 0 * A(1), A(1, :) < 0); disp(size(e)), catch err, disp(err.message), end
[i, j] = find(m); fprintf('%.17g %.17g\n', sum(i), sum(j));
