% Random arrays of both classes, fused into what uses them, stored, summed, and expanded by other arrays.
% differential: args 2 2
% differential: args 300 7
% differential: args 5000 3
args = argv();
m = str2double(args{1});
n = str2double(args{2});
rng(7)
u = rand(m, n); v = rand(m, n, 'single'); x = randn(m, n); y = randn(m, n, 'single');
fprintf('%.17g %.9g %.17g %.9g\n', u(end), v(end), x(end), y(end));
total = sum(u, 'all'); totalSingle = sum(v, 'all');
fprintf('%.17g %.9g %.17g %.9g\n', total, totalSingle, sum(sum(x)), sum(sum(y, 2)));
z = 2 * randn(m, 1) + rand(1, n) .* x;
fprintf('%.17g %.17g %.17g\n', z(1), z(end), sum(sum(z)));
w = randn(m, 1, 'like', y) .* rand(m, n, 'like', x);
fprintf('%s %.9g %.9g\n', class(w), w(2, 1), w(end));
a = mean(randn(m * n, 1) .^ 2);
b = sum(rand(m, n) > 0.5, 'all');
t = rand(n, m)';
fprintf('%.17g %d %.17g %.17g\n', a, b, t(2, 1), t(end));
unused = rand(m, n, 2);
c = rand(size(u)) - rand(size(x));
d = rand([n, 4]) + rand(n, 4, 'double');
e = rand(0, 3); f = rand(-2, 5); g = randn(m, n, 2);
fprintf('%.17g %.17g %d %d %.17g\n', c(end), d(end), numel(e), numel(f), g(end));
s = rng;
fprintf('%d %d\n', s.Seed, s.State);
