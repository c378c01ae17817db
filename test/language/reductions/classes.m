% The classes of reductions, their options and dimensions.
assert(sum(int8(1:20)) == 210 && strcmp(class(sum(int8(1:20))), 'double'));
assert(sum(int8(1:20), 'native') == 127 && strcmp(class(sum(int8(1:20), 'native')), 'int8'));
assert(strcmp(class(prod(int8([100 2]))), 'double') && prod(int8([100 2])) == 200 && prod(int8([100 2]), 'native') == 127);
assert(strcmp(class(mean(int8([1 2]))), 'double') && mean(int8([1 2])) == 1.5);
assert(strcmp(class(cumsum(int8([100 100]))), 'int8') && isequal(cumsum(int8([100 100])), int8([100 127])));
assert(strcmp(class(cumprod(int8([100 2]))), 'int8') && isequal(cumprod(int8([100 2])), int8([100 127])));
assert(strcmp(class(median(int8([1 2 3]))), 'int8') && median(int8([1 2 3])) == 2);
assert(strcmp(class(sum([true true])), 'double') && sum([true true]) == 2 && sum('ab') == 195);
assert(strcmp(class(sum(single([1 2]))), 'single') && strcmp(class(mean(single([1 2]))), 'single') && strcmp(class(sum(single(1), 'double')), 'double'));
assert(strcmp(class(max(int8([1 2]))), 'int8') && strcmp(class(max([true false])), 'logical'));
assert(strcmp(class(any([1 0])), 'logical') && strcmp(class(max(single([1 2]))), 'single'));
A = reshape(1:24, 2, 3, 4);
assert(isequal(size(sum(A)), [1 3 4]) && isequal(size(sum(A, 2)), [2 1 4]) && isequal(size(sum(A, 3)), [2 3]) && isequal(sum(A, 4), A));
assert(sum(A, 'all') == 300 && isequal(sum(A, [1 2]), reshape([21 57 93 129], 1, 1, 4)) && max(A, [], 'all') == 24);
assert(isequal(sum(ones(2, 3, 4), [1 2]), 6 * ones(1, 1, 4)) && isequal(size(max(A, [], [1 3])), [1 3]));
assert(isequal(mean([1 2; 3 4]), [2 3]) && isequal(mean([1 2; 3 4], 2), [1.5; 3.5]) && mean([1 2; 3 4], 'all') == 2.5);
assert(isequal(sum([1 2 3]'), 6) && isequal(sum([1 2 3], 1), [1 2 3]) && isequal(sum(5), 5));
assert(isequal(prod([1 2; 3 4]), [3 8]) && isequal(cumsum([1 2; 3 4]), [1 2; 4 6]) && isequal(cumsum([1 2; 3 4], 2), [1 3; 3 7]));
assert(isequal(cumprod([1 2 3]), [1 2 6]) && isequal(cummax([1 3 2]), [1 3 3]) && isequal(cummin([3 1 2]), [3 1 1]));
assert(isequal(diff([1 4 9]), [3 5]) && isequal(diff([1 4 9], 2), 2) && isequal(diff([1 2; 4 8]), [3 6]) && isequal(diff([1 2; 4 8], 1, 2), [1; 4]));
assert(abs(std([1 2 3 4]) - sqrt(5/3)) < 1e-15 && abs(std([1 2 3 4], 1) - sqrt(5/4)) < 1e-15 && abs(var([1 2 3 4]) - 5/3) < 1e-15 && var(5) == 0);
assert(abs(var([1 2; 3 4], 1, 'all') - 1.25) < 1e-15 && isequal(var([1 2; 3 4]), [2 2]) && isequal(var([1 2; 3 4], 0, 2), [0.5; 0.5]));
assert(abs(var([1 2 3], [1 2 1]/4) - 0.5) < 1e-15);
assert(median([3 1 2]) == 2 && median([4 1 2 3]) == 2.5 && isequal(median([1 2; 3 4]), [2 3]) && median([1 2; 3 4], 'all') == 2.5);
assert(mode([1 2 2 3 3]) == 2 && isequal(mode([1 1; 1 2; 2 2]), [1 2]));
assert(isequal(range_([1 5 3]), 4));
assert(all([1 1 0]) == false && isequal(all([1 1; 0 1]), logical([0 1])) && isequal(any([0 0; 0 1], 2), [false; true]) && any([0 0; 0 1], 'all'));
assert(isequal(dot([1 2; 3 4], [1 2; 3 4]), [10 20]) && nnz([1 0 2]) == 2);
[m, i] = max([3 9 2; 8 1 7]);
assert(isequal(m, [8 9 7]) && isequal(i, [2 1 2]));
[m, i] = min([3 9 2; 8 1 7], [], 2);
assert(isequal(m, [2; 1]) && isequal(i, [3; 2]));
[m, i] = max([4 9; 9 1], [], 'all');
assert(m == 9 && i == 2);
[m, i] = max([5 5 5]);
assert(m == 5 && i == 1);
assert(isequal(bounds_([4 2 8]), [2 8]));
c = cov([1 2 3 4], [2 4 6 9]);
assert(norm(c - [5/3 23/6; 23/6 8.916666666666666]) < 1e-12);
d = cov([1 2; 3 4; 5 9]);
assert(norm(d - [4 7; 7 13]) < 1e-12 && norm(c - [5/3 23/6; 23/6 8.916666666666666]) < 1e-12);
assert(abs(cov([1 2 3]) - 1) < 1e-15);

function r = range_(x)
r = max(x) - min(x);
end

function b = bounds_(x)
[lo, hi] = bounds(x);
b = [lo hi];
end
