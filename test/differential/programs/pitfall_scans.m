% A scan of many elements: each partial sum of ones is whole.
% differential: compiled
n = 1e7 + numel(argv()); % interpreted: argv
x = ones(n, 1);
r = cumsum(x);
a = sum(r);
b = r(end);
c = r(777777);
d = cumsum([1 NaN 2] + n - 1e7);
e = cummax([NaN 1 NaN 3 2] + n - 1e7);
fprintf('%.17g ', a, b, c, d, e, size(r));
assert(b == 1e7 && c == 777777 && a == 1e7 * (1e7 + 1) / 2 && isequal(size(r), [1e7 1]));
assert(isequaln(d, [1 NaN NaN]) && isequaln(e, [NaN 1 1 3 3]));
