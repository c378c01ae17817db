% Operands expand over trailing dimensions, and arrays without elements go through chains.
% differential: compiled
none = numel(argv()); % interpreted: argv
a = ones(2 + none, 3) + ones(2, 3 + none, 4);
b = ones(3 + none, 1) + ones(1, 1, 3 + none);
c = reshape(1:6, 2, 3 + none) .* reshape(1:24, 2, 3, 4) - 1;
z = zeros(none, 3);
d = (z + 1) .* 2 - z;
e = sqrt(z) + ones(1, 3 + none);
f = zeros(none, 1) + ones(1, 3 + none);
g = sum(z .* 2 + 1);
h = exp(zeros(3 + none, 0)) .* (1:none);
i = prod(z + 1);
j = max(z - 1); % interpreted: extremes of nothing
k = sum(exp(zeros(3, none)));
l = mean(z .^ 2);
m = any(z > 0) | all(z > 0);
fprintf('%d ', size(a), size(b), size(c), size(d), size(e), size(f), size(g), size(h), size(i), size(j), size(k), size(l), size(m)); % interpreted: size of what has no elements
fprintf('%.17g ', a, b, c, d, e, f, g, h, i, j, k, l, m);
assert(isequal(a, 2 * ones(2, 3, 4)) && isequal(b, 2 * ones(3, 1, 3)) && isequal(size(c), [2 3 4]) && c(2, 3, 4) == 6 * 24 - 1);
assert(isequal(size(d), [0 3]) && isequal(size(e), [0 3]) && isequal(size(f), [0 3]) && isequal(g, [0 0 0]));
assert(isequal(size(h), [3 0]) && isequal(i, [1 1 1]) && isequal(size(j), [0 3]) && isequal(size(k), [1 0]));
assert(isequaln(l, [NaN NaN NaN]) && isequal(m, [true true true]));
