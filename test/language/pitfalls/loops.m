% One-line programs that array compilers get wrong: loops, ranges, random numbers.
n = 0; for x = 0:0.1:0.3, n = n + 1; end
assert(n == 4 && x == 0.3 && numel(0:0.1:0.3) == 4);
n = 0; for k = 1:5, n = n + k; k = 10 * k; end
assert(n == 15 && k == 50);
n = 0; for i = 1:3, for j = 1:5, if j > i, break, end, n = n + 1; end, end
assert(n == 6 && j == 4);
v = -1:0.01:1;
assert(isequal(v, -fliplr(v)) && numel(v) == 201);
total = 0; for k = int8(120):int8(127), total = total + double(k); end
assert(total == sum(120:127) && strcmp(class(k), 'int8'));
a = 1; b = 1; for k = 1:10, t = a; a = b; b = t + b; end
assert(a == 89 && b == 144);
x = zeros(1, 10); for k = 2:10, x(k) = x(k - 1) + k; end
assert(x(10) == 54);
x = 1:10; for k = 1:10, if x(k) == 5, x(k) = []; break, end, end
assert(numel(x) == 9 && k == 5);
k = 7; for k = 1:0, end
assert(isempty(k));
n = 0; while true, n = n + 1; if n == 10, break, end, end
assert(n == 10);
s = 0; for k = 1:4, if k == 2, continue, end, s = s + k; end
assert(s == 8);
rng(5); a = rand(1, 1000); rng(5); b = rand(1, 10); rng(5); c = rand(10, 100);
assert(isequal(a(1:10), b) && isequal(a, c(:)') && all(a > 0 & a < 1));
rng(5); a = randn(1, 1000, 'single'); rng(5); b = randn(1, 7, 'single');
assert(isequal(a(1:7), b) && strcmp(class(a), 'single'));
rng(1); a = randi(6, 1, 500); rng(1); b = randi(6, 1, 5);
assert(isequal(a(1:5), b) && all(a >= 1 & a <= 6 & a == fix(a)));
rng(2); p = randperm(20);
assert(isequal(sort(p), 1:20));
state = rng; a = rand; rng(state); b = rand;
assert(a == b);
