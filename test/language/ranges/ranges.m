% Colon ranges: how many elements, and which.
assert(numel(0:0.1:0.3) == 4);
v = 0:0.1:0.3;
assert(v(end) == 0.3 && v(1) == 0);
v = -1:0.01:1;
assert(numel(v) == 201 && isequal(v, -fliplr(v)) && v(101) == 0 && v(end) == 1);
v = 0.1:0.1:0.5;
assert(v(end) == 0.5 && v(3) == 0.3);
assert(isequal(size(1:0), [1 0]) && isequal(size(5:1), [1 0]) && isempty(colon(5, 1)) && isempty(1:0:5));
assert(isequaln(1:NaN, NaN));
assert(isequal(5:-1:1, [5 4 3 2 1]) && isequal(1:2:6, [1 3 5]) && isequal(colon(1, 2, 5), [1 3 5]));
assert(isequal(1.5:4, [1.5 2.5 3.5]) && isequal((1:3)', [1; 2; 3]));
assert(isempty(1:-1:5) && isequal(3:3, 3));
v = 1:2^24+3;
assert(v(end) == 2^24 + 3 && v(2^24 + 1) == 2^24 + 1 && numel(v) == 2^24 + 3);
assert(strcmp(class(single(1):3), 'single') && strcmp(class('a':'e'), 'char') && strcmp('a':'e', 'abcde'));
% Singles are counted exactly, though no single holds the count. What is only counted is not made.
clock_before = tic; n = numel(single(1):single(1e9)); m = size(int32(1):int32(1e9), 2);
assert(n == 1e9 && m == 1e9 && toc(clock_before) < 1);
v = single(1):single(2^25 + 4);
assert(numel(v) == 2^25 + 4 && v(end) == 2^25 + 4 && v(2^24 + 2) == 2^24 + 2 && v(2) == 2 && issorted(v));
assert(isequal(size(single(0):single(0.1):single(1)), [1 11]) && numel(single(-1):single(0.01):single(1)) == 201);
v = 1:1e5; w = v; w(3) = 0;
assert(v(3) == 3 && w(3) == 0 && v(end) == 1e5 && sum(v) == 5000050000 && isequal(v(99999:end), [99999 1e5]));
% The loop and the stored vector give the same numbers.
k = 0; same = true; v = 0:0.1:0.3;
for x = 0:0.1:0.3
  k = k + 1;
  same = same && x == v(k);
end
assert(same && k == 4);
k = 0; same = true; v = -1:0.01:1;
for x = -1:0.01:1
  k = k + 1;
  same = same && x == v(k);
end
assert(same && k == 201);
assert(isequal(linspace(0, 1, 5), [0 0.25 0.5 0.75 1]) && numel(linspace(0, 1)) == 100 && linspace(0, 1, 1) == 1);
assert(max(abs(logspace(0, 2, 3) - [1 10 100])) < 1e-12);
assert(isequal(size(zeros(1, 3):5), [1 6]));
x = 10:-2.5:0;
assert(isequal(x, [10 7.5 5 2.5 0]));
% The first point is exactly the first argument, also where the step is infinite.
x = linspace(-Inf, Inf, 3);
assert(x(1) == -Inf && isnan(x(2)) && x(3) == Inf && isequal(1 ./ linspace(-0, 1, 2), [-Inf 1]));
% Counts of 64-bit integers go up to 2^64: none of them wraps, and the last ones are no extent any more.
r = intmin('int64'):intmax('int64'):intmax('int64');
assert(isequal(r, [intmin('int64') -1 intmax('int64') - 1]) && isequal(intmax('uint64') - 1:intmax('uint64'), [intmax('uint64') - 1 intmax('uint64')]));
tooMany(@() int64(0):int64(9223372036854775807), '1x9223372036854775808 ');
tooMany(@() uint64(0):uint64(2)^63, '1x9223372036854775809 ');
tooMany(@() uint64(0):intmax('uint64'), '1x18446744073709551616 ');
tooMany(@() intmax('int64'):int64(-1):intmin('int64'), '1x18446744073709551616 ');
tooMany(@() intmin('int64'):int64(3):intmax('int64'), '1x6148914691236517206 ');
try, for k = intmin('int64'):intmax('int64'), break, end, id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:array:SizeLimitExceeded'));

function tooMany(f, extents)
% f fails for an array of these extents.
try
  f();
  error('test:none', 'No error where an array of %sis too large.', extents);
catch e
  assert(strcmp(e.identifier, 'MATLAB:array:SizeLimitExceeded') && ~isempty(strfind(e.message, ['Requested ' extents])), '%s', e.message);
end
end
