% Assignments by masks where the array is.
% differential: on-device scatter 6
n = 6000; k = (1:n)'; x = k * 0.5; y = single(k) / 3; m = abs(k - 3 * floor(k / 3) - 1) < 0.5;
v = k(1:2000) * 10; x(m) = v; fprintf('%.9g %.17g %.17g\n', sum(x), x(1), x(4));
y(m) = single(v); fprintf('%.9g %s\n', sum(y), class(y));
z = y; z(m) = cos(y(m)); fprintf('%.9g %.9g\n', sum(z), sum(y));
A = reshape(k, 60, 100); c = A(:, 1) > 30; A(c, :) = -1; fprintf('%.17g %.17g\n', sum(A(:)), A(31, 5));
B = reshape(k, 60, 100) + 0; B(c, 2:3) = 7; fprintf('%.17g\n', sum(B(:)));
r = B(1, :) > 3000; B(c, r) = reshape(k(1:30 * sum(r)), 30, sum(r)); fprintf('%.17g %.17g\n', sum(B(:)), B(60, 100));
C = B; C(:, r) = 0.5; fprintf('%.17g %.17g\n', sum(C(:)), sum(B(:)));
l = m; l(x > 100) = false; fprintf('%d\n', sum(l));
p = find(m); q = x; q(p) = -1; fprintf('%.17g\n', sum(q));
w = k + 0; w(w > 5990) = []; fprintf('%d\n', numel(w));
try, x(m) = v(1:7); catch err, disp(err.message), end
fprintf('%.9g\n', sum(x));
