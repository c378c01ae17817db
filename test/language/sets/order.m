% Whether things are in an order, and rows of texts.
% language: no-unit
assert(issorted([1 1 2], 'ascend') && ~issorted([1 1 2], 'strictascend') && issorted([3 2 2], 'descend') && ~issorted([3 2 2], 'strictdescend'));
assert(issorted([3 2 2], 'monotonic') && ~issorted([3 2 2], 'strictmonotonic') && ~issorted([1 3 2], 'monotonic') && issorted([5 3 1], 'StrictMonotonic'));
assert(issorted([1 NaN]) && ~issorted([1 NaN], 'strictascend') && issorted([NaN 1], 'descend') && ~issorted([NaN 1]));
assert(~issorted([2 1; 1 2]) && ~issorted([2 1; 1 2], 1) && ~issorted([2 1; 1 2], 2) && issorted([1 2; 0 9], 2) && issorted([1 2], 3));
assert(issorted([2 1; 1 0], 'descend') && issorted([2 1; 1 0], 2, 'descend') && ~issorted([1 3; 2 2], 'monotonic'));
assert(issorted([1 9; 2 1; 2 1], 'rows') && ~issorted([1 9; 2 1; 2 1], 'rows', 'strictascend') && issorted([2 1; 1 9], 'descend', 'rows') && ~issorted([2 1; 1 9], 'rows'));
assert(issorted(['ab'; 'ac'], 'rows') && issorted({'a', 'b'}) && ~issorted({'a', 'b'}, 'descend') && issorted(["b" "a"], 'descend') && ~issorted(["a" "a"], 'strictascend'));
assert(issorted([]) && issorted(zeros(0, 3), 'rows') && issorted(7, 'strictdescend'));
% The example of MATLAB's documentation.
A = sortrows(magic(5));
assert(isequal(A(:, 1), [4; 10; 11; 17; 23]) && issorted(A, 'rows') && ~issorted(A));
% Rows of texts.
[c, i] = sortrows({'Santos'; 'Burns'; 'Jones'; 'Morita'; 'Griffin'});
assert(isequal(c, {'Burns'; 'Griffin'; 'Jones'; 'Morita'; 'Santos'}) && isequal(i, [2; 5; 3; 4; 1]));
s = ["b" "x"; "a" "z"; "a" "y"];
[t, i] = sortrows(s);
assert(isequal(t, ["a" "y"; "a" "z"; "b" "x"]) && isequal(i, [3; 2; 1]));
[t, i] = sortrows(s, [1 -2]);
assert(isequal(t, ["a" "z"; "a" "y"; "b" "x"]) && isequal(i, [2; 3; 1]));
[~, i] = sortrows(s, 2, 'descend');
assert(isequal(i, [2; 3; 1]));
[~, i] = sortrows([NaN; "b"; "a"]);
assert(isequal(i, [3; 2; 1]));
