% Operations that only rearrange elements are slices, which fuse.
n = 500; x = single((1:n)') / 7; A = reshape(1:n, 20, 25); B = reshape(1:n, 5, 10, 10); l = x > 30; k = int16(A); q = int64(A);
fprintf('%.9g\n', sum(flip(x) .* x)); fprintf('%.9g\n', sum(flipud(x) - x));
fprintf('%.17g\n', sum(sum(fliplr(A) .* A))); fprintf('%.17g\n', sum(sum(flipud(A) .* A))); fprintf('%.17g\n', sum(sum(flip(A, 2) .* A)));
y = flip(A); fprintf('%.17g ', y(1:3)); fprintf('\n');
P = permute(B, [2 3 1]); fprintf('%d %d %d %.17g\n', size(P), P(3, 4, 2)); Q = permute(B, [3 1 2]) + 1; fprintf('%d %d %d %.17g\n', size(Q), sum(Q(:) .* B(:)));
R = permute(A, [2 1]) .* 2; fprintf('%d %d %.17g\n', size(R), R(2, 1)); S = permute(A, [3 1 2]); fprintf('%d %d %d %.17g\n', size(S), sum(S(:)));
T = permute(x, [2 1]) * 3; fprintf('%d %d\n', size(T));
d = diag(A); fprintf('%d %d %.17g\n', size(d), sum(d)); fprintf('%.17g\n', sum(diag(A(:, 1:7)) .^ 2)); fprintf('%.17g\n', sum(diag(A')));
e = diff(x); fprintf('%d %d %s %.9g\n', size(e), class(e), sum(e)); f = diff(A); fprintf('%d %d %.17g\n', size(f), sum(f(:))); g = diff(x'); fprintf('%d %d\n', size(g));
h = diff(l); fprintf('%s %.17g\n', class(h), sum(abs(h))); i = diff(k); fprintf('%s %d\n', class(i), sum(i(:))); fprintf('%d\n', sum(sum(double(fliplr(q) - q))));
m = max(abs(diff(cumsum(x)) - x(2:end))); fprintf('%.17g\n', m);
u = flip(l); fprintf('%s %d\n', class(u), sum(u .* l)); v = fliplr(k); fprintf('%s %d\n', class(v), v(1, 1));
x = flip(x); fprintf('%.9g\n', x(1)); x = x(end:-1:1); fprintf('%.9g\n', x(1)); A = permute(A, [2 1]); fprintf('%.17g\n', A(2, 1));
z = zeros(0, 3); fprintf('%d %d\n', size(flip(z))); fprintf('%d %d\n', size(fliplr(z))); w = 1:2; fprintf('%.17g\n', diff(w)); fprintf('%d %d\n', size(diff(z)));
c = complex(x, 1); fprintf('%.17g\n', sum(abs(flip(c))));
try, permute(A, [1 1]); catch err, disp(err.message), end
try, permute(B, [1 2]); catch err, disp(err.message), end
fprintf('%d %d\n', size(diff(zeros(3, 0)))); fprintf('%d %d\n', size(diff(zeros(2, 0)))); fprintf('%d %d %d\n', size(diff(zeros(4, 0, 2)))); fprintf('%s\n', class(diff(false(3, 0)))); fprintf('%d %d\n', size(diff(zeros(1, 0))));
