% Random numbers: streams, seeds, generators, classes and limits.
% language: no-unit
% An element depends on the seed and its place alone, however a stream is cut into calls.
rng(5); a = randn(4, 25); rng(5); b = [randn(1, 60), randn(1, 40)];
assert(isequal(a(:)', b));
rng(5); a = rand(3, 4); b = zeros(3, 4); rng(5);
for k = 1:12, b(k) = rand; end
assert(isequal(a, b));
% State saved and restored, also in the middle of a call's numbers.
rng(9); rand(1, 3); s = rng; a = rand(1, 5); rng(s); assert(isequal(rand(1, 5), a));
assert(isequal(s.Type, 'philox') && s.Seed == 9 && s.State == 3);
old = rng(1); assert(old.State == 8); rng(old); assert(isequal(rng, old));
rng('default'); s = rng; assert(s.Seed == 0 && s.State == 0);
% MATLAB's uniform stream.
rng(0, 'twister'); x = rand(1, 5);
assert(max(abs(x - [0.814723686393179 0.905791937075619 0.126986816293506 0.913375856139019 0.632359246225410])) < 1e-15);
rng(0); assert(rand == x(1));
rng(0); assert(isequal(randi(10, 1, 5), [9 10 2 10 7]));
s = rng; a = [rand(1, 700), randn(1, 3)]; rng(s); assert(isequal([rand(1, 700), randn(1, 3)], a));
assert(isequal(class(s.State), 'uint32') && isequal(size(s.State), [625 1]));
rng(42, 'philox'); a = rand; rng(42); assert(rand == a);
rand('twister', 5489); assert(rand == x(1));
rand('seed', 7); a = rand; rng(7); assert(rand == a);
rng('default'); randn('state', 7); a = randn; rng(7, 'philox'); assert(randn == a);
% Classes: a single belongs to the double of its place, and stays inside (0, 1).
rng(1); a = randn(1, 1000); rng(1); b = randn(1, 1000, 'single');
assert(isequal(b, single(a)) && isa(b, 'single'));
rng(1); a = rand(1, 1000); rng(1); b = rand(1, 1000, 'like', b);
assert(isa(b, 'single') && max(abs(a - b)) < 1e-7 && all(b > 0 & b < 1));
assert(isa(randi(5, 2, 'int8'), 'int8') && isa(rand(2, 'double'), 'double'));
assert(isequal(size(rand(3)), [3 3]) && isequal(size(randn([2 5])), [2 5]) && isequal(size(rand(2, 0, 3)), [2 0 3]) && isempty(rand(-1)));
% Whole numbers and permutations.
x = randi([-2 3], 1, 2000); assert(min(x) == -2 && max(x) == 3 && all(x == floor(x)));
assert(isequal(sort(randperm(50)), 1:50) && numel(unique(randperm(9, 4))) == 4);
% Errors.
bad = {@() rng(-1), @() rng(1.5), @() rng(2^32), @() rng(1, 'best'), @() rng(struct('a', 1)), @() randi(0), @() randi(2.5), ...
       @() randi([3 1]), @() randi([1 2 3]), @() rand(2, 'int8'), @() rand(2, 'words'), @() randn(1.5), @() randperm(2, 3)};
for k = 1:numel(bad)
  failed = false;
  try, bad{k}(); catch, failed = true; end
  assert(failed, func2str(bad{k}));
end
