% A range of more elements than a single has whole numbers: each one is counted in double.
% differential: compiled
n = 2^24 + 3 + numel(argv()); % interpreted: argv
v = 1:n;
a = sum(v);
b = sum(v - floor(v / 2) * 2);
c = v(end);
e = v(end - 2:end);
fprintf('%.17g ', a, b, c, e, numel(v));
assert(c == 2^24 + 3 && a == (2^24 + 3) * (2^24 + 4) / 2 && b == 2^23 + 2 && isequal(e, 2^24 + (1:3)) && numel(v) == 2^24 + 3);
