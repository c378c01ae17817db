% The same seed gives the same numbers, whatever the size is and wherever they are made.
% differential: compiled
none = numel(argv()); % interpreted: argv
rng(5); % interpreted: rng
a = rand(1, 3000 + none);
rng(5); % interpreted: rng
b = rand(1, 10 + none);
rng(5); % interpreted: rng
c = rand(30, 100 + none);
rng(5); % interpreted: rng
d = randn(1, 3000 + none, 'single');
rng(5); % interpreted: rng
e = randn(1, 7 + none, 'single');
rng(5); % interpreted: rng
f = randi(6, 1, 500 + none);
rng(5); % interpreted: rng
g = randi(6, 1, 5 + none);
h = a(1:10) - b;
i = a - reshape(c, 1, 3000);
j = d(1:7) - e;
k = f(1:5) - g;
fprintf('%.17g ', a([1 2 10 2999 3000]), d([1 2 7 3000]), f(1:20), sum(a), sum(d), sum(f), rand);
assert(~any(h) && ~any(i) && ~any(j) && ~any(k));
assert(all(a > 0 & a < 1) && all(f >= 1 & f <= 6 & f == fix(f)));
