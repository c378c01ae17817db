% NaN, signed zero, infinities and the order of elements.
assert(max([1 NaN 3]) == 3 && min([NaN 2]) == 2 && isnan(max([NaN NaN])) && max(NaN, 1) == 1 && max(1, NaN) == 1 && min(NaN, 1) == 1);
[m, i] = max([NaN NaN]);
assert(isnan(m) && i == 1);
[m, i] = max([NaN 2 5 NaN]);
assert(m == 5 && i == 3);
assert(isnan(max([1 NaN 3], [], 'includenan')) && max([1 NaN 3], [], 'omitnan') == 3);
assert(isequaln(cummax([1 NaN 3 2]), [1 1 3 3]) && isequaln(cummin([3 NaN 1 2]), [3 3 1 1]));
assert(isnan(sum([1 NaN])) && isnan(mean([1 NaN])) && isnan(median([1 NaN 3])) && isnan(prod([1 NaN])) && isnan(var([1 NaN])));
assert(sum([1 NaN 3], 'omitnan') == 4 && mean([1 NaN 3], 'omitnan') == 2 && median([1 NaN 3], 'omitnan') == 2 && std([1 NaN 3], 'omitnan') == sqrt(2));
x = ones(1, 100000); x(5) = NaN; x(end) = 100001;
assert(mean(x, 'omitnan') == (99998 + 100001) / 99999);
assert(sum(NaN, 'omitnan') == 0 && isnan(mean(NaN, 'omitnan')) && mode([1 NaN 1 NaN NaN]) == 1);
assert(isequaln(sort([3 NaN 1]), [1 3 NaN]) && isequaln(sort([3 NaN 1], 'descend'), [NaN 3 1]));
[s, k] = sort([2 1 2 1]);
assert(isequal(s, [1 1 2 2]) && isequal(k, [2 4 1 3]));
[s, k] = sort([2 1 2 1], 'descend');
assert(isequal(s, [2 2 1 1]) && isequal(k, [1 3 2 4]));
z = sort([0 -0]);
assert(isequal(1 ./ z, [Inf -Inf]));
assert(numel(unique([NaN NaN 1])) == 3 && isequal(unique([3 1 3]), [1 3]));
assert(~(NaN == NaN) && NaN ~= NaN && ~isequal(NaN, NaN) && isequaln(NaN, NaN) && isequaln({NaN}, {NaN}));
assert(isequal(isnan([1 NaN]) + 1, [1 2]) && Inf - Inf ~= 0 && isnan(0 * Inf) && isnan(0 / 0) && 1 / 0 == Inf && -1 / 0 == -Inf && 1 / -0 == -Inf);
assert(isequal(sort({'b', 'a', 'C'}), {'C', 'a', 'b'}) && isequal(sort('hello'), 'ehllo'));
assert(isequal(sort([3 1; 2 5]), [2 1; 3 5]) && isequal(sort([3 1; 2 5], 2), [1 3; 2 5]) && isequal(sort([3 1; 2 5], 2, 'descend'), [3 1; 5 2]));
assert(isequal(sortrows([3 1; 1 2; 1 1]), [1 1; 1 2; 3 1]) && isequal(sortrows([3 1; 1 2; 1 1], -1), [3 1; 1 2; 1 1]));
assert(isequal(sortrows([3 1; 1 2; 1 1], [1 -2]), [1 2; 1 1; 3 1]));
assert(issorted([1 2 2]) && ~issorted([2 1]));
[u, i, j] = unique([5 3 5]);
assert(isequal(u, [3 5]) && isequal(i(:)', [2 1]) && isequal(j(:)', [2 1 2]));
assert(isequal(unique([3 1 2 1], 'stable'), [3 1 2]) && isequal(unique({'b', 'a', 'b'}), {'a', 'b'}) && isequal(unique([1 2; 1 2; 0 1], 'rows'), [0 1; 1 2]));
assert(isequal(union([1 2], [2 3]), [1 2 3]) && isequal(intersect([1 2 3], [2 3 4]), [2 3]) && isequal(setdiff([1 2 3], 2), [1 3]) && isequal(setxor([1 2], [2 3]), [1 3]));
[tf, loc] = ismember([1 5 2], [2 1]);
assert(isequal(tf, logical([1 0 1])) && isequal(loc, [2 0 1]));
assert(isequal(ismember('a', {'a', 'b'}), true) && isequal(ismember({'a', 'z'}, {'a', 'b'}), [true false]) && ~ismember(NaN, NaN));
assert(isequal(histc([1 2 2 3], 1:3), [1 2 1]) && isequal(accumarray([1; 2; 1], [10; 20; 30]), [40; 20]));
assert(std(1e4 + single([1 2 3 4])) > 1.28 && std(1e4 + single([1 2 3 4])) < 1.30);
% Two arrays are compared element by element, along no dimension.
try, max([1 2], 3, 1); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:max:caseNotSupported'));
try, min([1 2], [3 4], 'all'); id = ''; catch e, id = e.identifier; end
assert(strcmp(id, 'MATLAB:min:caseNotSupported') && isequal(max([1 NaN], 0, 'omitnan'), [1 0]));
