% Means, sums and deviations of many elements, with NaN among them and far from zero.
% differential: compiled
none = numel(argv()); % interpreted: argv
x = ones(1, 100003 + none); x(7) = NaN; x(end) = 3;
y = (1:300001 + none) / 300001;
A = [1 2; 3 5] + none;
a = mean(x, 'omitnan'); % interpreted: omitnan
b = mean(x);
c = mean([1 NaN 3] + none, 'omitnan'); % interpreted: omitnan
d = sum(y.^2);
e = sum(x, 'omitnan'); % interpreted: omitnan
f = sum(y .* y);
g = var(A, 1, 'all');
h = var(A(:), 1);
rng(3); % interpreted: rng
s = 1e4 + randn(1e6 + none, 1, 'single');
i = std(s);
j = mean(s);
k = var(s);
l = mean(single(y) .^ 2);
fprintf('%.17g ', a, b, c, d, e, f, g, h, i, j, k, l);
assert(a == (100001 + 3) / 100002 && isnan(b) && c == 2 && e == 100004);
assert(abs(d - 300002 * 600003 / (6 * 300001)) <= 8 * eps(d) && f == d);
assert(g == 2.1875 && h == g);
assert(isa(i, 'single') && isa(j, 'single') && isa(l, 'single') && abs(i - 1) < 0.003 && abs(j - 1e4) < 0.01 && abs(k - i * i) <= 2 * eps(k));
