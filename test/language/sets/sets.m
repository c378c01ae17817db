% Sets of numbers, texts and rows, where their elements are, and the order of what is missing.
A = [1 2; 3 4; 1 2; 5 NaN]; B = [3 4; 0 9; 3 4; 5 NaN];
% Rows: distinct ones, by their first columns; no row with NaN is the same as another one.
[c, ia, ib] = intersect(A, B, 'rows');
assert(isequal(c, [3 4]) && ia == 2 && ib == 1);
[c, ia] = setdiff(A, B, 'rows');
assert(isequaln(c, [1 2; 5 NaN]) && isequal(ia, [1; 4]));
[c, ia, ib] = union(A, B, 'rows');
assert(isequaln(c, [0 9; 1 2; 3 4; 5 NaN; 5 NaN]) && isequal(ia, [1; 2; 4]) && isequal(ib, [2; 4]));
[c, ia, ib] = union(A, B, 'rows', 'stable');
assert(isequaln(c, [1 2; 3 4; 5 NaN; 0 9; 5 NaN]) && isequal(ia, [1; 2; 4]) && isequal(ib, [2; 4]));
[c, ia, ib] = setxor(A(1:3, :), B(1:3, :), 'rows');
assert(isequal(c, [0 9; 1 2]) && ia == 1 && ib == 2);
[found, where] = ismember(A, B, 'rows');
assert(isequal(found, [false; true; false; false]) && isequal(where, [0; 1; 0; 0]));
assert(isequal(setdiff([3 1; 2 2; 0 1], [2 2], 'rows', 'stable'), [3 1; 0 1]) && isequal(intersect([3 1; 2 2; 0 1], [0 1; 3 1], 'stable', 'rows'), [3 1; 0 1]));
assert(isequal(intersect(['ab'; 'cd'], ['cd'; 'xy'], 'rows'), 'cd') && isequal(ismember(['ab'; 'cd'], 'cd', 'rows'), [false; true]));
assert(isequal(setdiff([1 2; 3 4], [], 'rows'), [1 2; 3 4]) && isequal(union([], [1 2], 'rows'), [1 2]) && isequal(size(intersect([1 2], zeros(0, 2), 'rows')), [0 2]));
assert(isequal(setdiff(int8([1 2; 3 4]), int8([3 4]), 'rows'), int8([1 2])) && isa(union(single([1 2]), [1 2], 'rows'), 'single'));
refuse(@() intersect([1 2], [1 2 3], 'rows'), 'MATLAB:intersect:AandBColnumAgree');
refuse(@() ismember([1 2], 1, 'rows'), 'MATLAB:ismember:AandBColnumAgree');
refuse(@() union({'a'}, {'b'}, 'rows'), 'MATLAB:union:unknownOption');
% Where elements are.
[c, ia, ib] = union([5 1 3], [3 9 1]);
assert(isequal(c, [1 3 5 9]) && isequal(ia, [2; 3; 1]) && isequal(ib, 2));
[c, ia, ib] = union({'b', 'a'}, {'c', 'b'}, 'stable');
assert(isequal(c, {'b', 'a', 'c'}) && isequal(ia, [1; 2]) && isequal(ib, 1));
[c, ia, ib] = union([], {'b', 'a'});
assert(isequal(c, {'a', 'b'}) && isempty(ia) && isequal(ib, [2; 1]));
[c, ia, ib] = setxor([5 1 3], [3 9 1], 'stable');
assert(isequal(c, [5 9]) && ia == 1 && ib == 2);
[c, ia, ib] = setxor({'b', 'd'}, {'a', 'd'});
assert(isequal(c, {'a', 'b'}) && ia == 1 && ib == 1);
[u, i, j] = unique([3 1 3 1 2], 'last');
assert(isequal(u, [1 2 3]) && isequal(i, [4; 5; 3]) && isequal(j', [3 1 3 1 2]));
[u, i] = unique([3 1; 2 2; 3 1], 'rows', 'last');
assert(isequal(u, [2 2; 3 1]) && isequal(i, [2; 3]));
[u, i] = unique({'b', 'a', 'b'}, 'first');
assert(isequal(u, {'a', 'b'}) && isequal(i, [2; 1]));
% The examples of MATLAB's documentation.
[c, ia, ic] = unique([9 2 9 5]);
assert(isequal(c, [2 5 9]) && isequal(ia, [2; 4; 1]) && isequal(ic, [3; 1; 3; 2]));
[c, ia, ic] = unique([9 2 9 5], 'stable');
assert(isequal(c, [9 2 5]) && isequal(ia, [1; 2; 4]) && isequal(ic, [1; 2; 1; 3]));
[c, ia, ib] = union([5 7 1], [3 1 1]);
assert(isequal(c, [1 3 5 7]) && isequal(ia, [3; 1; 2]) && ib == 1);
assert(isequal(union([5 5 3], [1 2 5], 'stable'), [5 3 1 2]) && isequal(union([5 5 3], [1 2 5], 'sorted'), [1 2 3 5]));
assert(isequaln(union([5 NaN NaN], [5 NaN NaN]), [5 NaN NaN NaN NaN]));
[c, ia, ib] = intersect([2 2 2; 0 0 1], [1 2 3; 2 2 2; 2 2 2], 'rows');
assert(isequal(c, [2 2 2]) && ia == 1 && ib == 2);
[c, ia, ib] = intersect([7 1 7 7 4], [7 0 4 4 0], 'stable');
assert(isequal(c, [7 4]) && isequal(ia, [1; 5]) && isequal(ib, [1; 3]));
[c, ia] = setdiff([7 9 7; 0 0 0; 7 9 7; 5 5 5; 1 4 5], [0 0 0; 5 5 5], 'rows');
assert(isequal(c, [1 4 5; 7 9 7]) && isequal(ia, [5; 1]));
assert(isequal(setdiff([3 6 2 1 5 1 1], [2 4 6], 'stable'), [3 1 5]));
[c, ia, ib] = setxor([5 1 3 3 3], [4 1 2 5]);
assert(isequal(c, [2 3 4]) && ia == 3 && isequal(ib, [3; 1]));
[c, ia, ib] = setxor([7 8 9; 7 7 1; 7 7 1; 1 2 3; 4 5 6], [1 2 3; 4 5 6; 7 7 2], 'rows');
assert(isequal(c, [7 7 1; 7 7 2; 7 8 9]) && isequal(ia, [2; 1]) && ib == 3);
[found, where] = ismember([5 3 4 2], [2 4 4 4 6 8]);
assert(isequal(found, [false false true true]) && isequal(where, [0 0 2 1]));
assert(isequal(accumarray([1; 3; 4; 3; 4], (101:105)'), [101; 0; 206; 208]));
a = accumarray([1 1; 2 2; 3 2; 1 1; 2 2; 4 1], (101:106)', [4 4], @max, NaN);
assert(isequaln(a, [104 NaN NaN NaN; NaN 105 NaN NaN; NaN 103 NaN NaN; 106 NaN NaN NaN]));
% What is missing, first or last.
assert(isequaln(sort([3 NaN 1], 'MissingPlacement', 'first'), [NaN 1 3]) && isequaln(sort([3 NaN 1], 'descend', 'MissingPlacement', 'last'), [3 1 NaN]));
assert(isequaln(sort([3 NaN 1], 'MissingPlacement', 'auto', 'descend'), [NaN 3 1]) && isequaln(sort([3 NaN; NaN 1], 2, 'missingplacement', 'FIRST'), [NaN 3; NaN 1]));
[s, i] = sort([NaN 2 NaN 1], 'MissingPlacement', 'first');
assert(isequaln(s, [NaN NaN 1 2]) && isequal(i, [1 3 4 2]));
t = ["b" NaN "a"];
[s, i] = sort(t);
assert(isequal(i, [3 1 2]) && isequal(s(1:2), ["a" "b"]) && ismissing(s(3)));
[s, i] = sort(t, 'descend');
assert(isequal(i, [2 1 3]) && ismissing(s(1)));
[~, i] = sort(t, 'descend', 'MissingPlacement', 'last');
assert(isequal(i, [1 3 2]));
% Values by subscripts, through a function.
assert(isequal(accumarray([1; 2; 1; 4], [5; 7; 9; 1], [], @max), [9; 7; 0; 1]) && isequal(accumarray([1; 2; 1; 4], [5; 7; 9; 1], [5 1], @min, -1), [5; 7; -1; 1; -1]));
assert(isequaln(accumarray([1; 3], [5; 7], [], [], NaN), [5; NaN; 7]) && isequal(accumarray([1; 1], int8([100; 100]), [2 1], [], 3), int8([127; 3])) && isequal(accumarray([1; 3; 3], 2, [3 1], @prod), [2; 0; 4]));
c = accumarray([2; 1; 2], [5; 7; 9], [3 1], @(v) {v});
assert(isequal(c, {7; [5; 9]; []}));
assert(isequal(accumarray([1 1; 2 2; 1 1], [1; 2; 3], [2 2], @mean), [2 0; 0 2]) && islogical(accumarray([1; 3], [0; 4], [], @any)) && isa(accumarray([1; 2], single([1; 2]), [], @(v) sum(v)), 'single'));
refuse(@() accumarray([1; 1], [2; 3], [], @(v) v), 'MATLAB:accumarray:nonscalarOutput');
refuse(@() accumarray([1; 1], [2; 3], [], 5), 'MATLAB:accumarray:invalidArgument');

function refuse(f, identifier)
% f fails with that identifier.
try
  f();
catch e
  assert(strcmp(e.identifier, identifier), [e.identifier ': ' e.message]);
  return
end
error('no error');
end
