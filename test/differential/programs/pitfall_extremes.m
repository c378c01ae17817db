% Extremes: NaN and arrays without elements.
% differential: compiled
none = numel(argv()); % interpreted: argv
x = [NaN NaN NaN] + none; y = [1 NaN 3] + none; z = zeros(none, none);
a = max(x);
b = min(x);
c = max(y, 2);
d = min(x(1), y);
e = min(z); % interpreted: an extreme of nothing
m = min([]); % interpreted: an extreme of nothing
f = max(z); % interpreted: an extreme of nothing
g = max(5, z);
h = min(z, 5 + none);
i = max(5 + none, []); % interpreted: an empty matrix
j = max([NaN 1 + none]);
k = max(y);
l = max(reshape([x y], 3, 2));
fprintf('%.17g ', a, b, c, d, j, k, l);
fprintf('%d ', size(e), size(f), size(g), size(h), size(m), size(i));
assert(isnan(a) && isnan(b) && isequal(c, [2 2 3]) && isequaln(d, y) && j == 1 && k == 3 && isequaln(l, [NaN 3]));
assert(isequal(size(e), [0 0]) && isequal(size(m), [0 0]) && isequal(size(f), [0 0]) && isequal(size(g), [0 0]) && isequal(size(h), [0 0]));
assert(isequal(size(i), [0 0]));
