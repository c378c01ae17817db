% Ranges: how many elements, which last one, the same in a loop as in a vector.
% differential: compiled
none = numel(argv()); % interpreted: argv
d = 0.1 + none; b = 0.3 + none;
n = numel(0:d:b);
v = 0:d:b;
s = -1:d / 10:1;
m = -fliplr(s);
k = 0;
t = zeros(1, 4);
for x = 0:d:b
  k = k + 1;
  t(k) = x;
end
u = single(0:d:b) * 2;
w = single(none):single(d):single(b); % interpreted: ranges of singles
o = 5:-1:1 + none;
e = 5 + none:1;
f = 1:none:5;
fprintf('%d ', n, k, numel(s), numel(w), size(e), size(f));
fprintf('%.17g ', v, s, m, t, x, u, w, o);
assert(n == 4 && k == 4 && x == 0.3 && v(end) == 0.3 && isequal(t, v) && numel(s) == 201 && isequal(s, m) && s(101) == 0);
assert(numel(w) == 4 && w(end) == single(0.3) && isequal(o, 5:-1:1) && isequal(size(e), [1 0]) && isequal(size(f), [1 0]));
assert(isequal(u, single([0 0.1 0.2 0.3]) * 2));
