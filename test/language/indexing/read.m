% Reading elements: shapes, masks, end, and errors.
A = magic(4); r = [10 20 30 40]; c = r';
assert(A(2, 3) == 10 && A(end) == 1 && A(end, 1) == 4 && A(1, end) == 13 && A(end-1, end-1) == 6);
assert(isequal(A(end-1:end, [1 end]), [9 12; 4 1]) && isequal(A(:, 2)', [2 11 7 14]) && isequal(A(:)', reshape(A, 1, 16)));
assert(isequal(r([1; 2]), [10 20]) && isequal(c([1 2]), [10; 20]) && isequal(r([1 2; 3 4]), [10 20; 30 40]));
assert(isequal(A([1 2]), [16 5]) && isequal(A([1; 2]), [16; 5]) && isequal(A([1 2; 3 4]), [16 5; 9 4]));
s = 5;
assert(isequal(s([1 1 1]), [5 5 5]) && isequal(s([1; 1]), [5; 5]) && isequal(s(ones(2)), [5 5; 5 5]) && s(1, 1, 1) == 5);
assert(isequal(r(r > 15), [20 30 40]) && isequal(c(c > 15), [20; 30; 40]) && isequal(A(A > 13), [16; 14; 15]));
assert(isequal(r([true false true]), [10 30]) && isequal(r(logical([1 0 1 0])'), [10 30]) && isequal(r([true false false false false]), 10));
assert(isempty(r([])) && isequal(size(r([])), [0 0]) && isequal(size(r(zeros(1, 0))), [1 0]) && isequal(size(A([], 1)), [0 1]) && isequal(size(A(:, [])), [4 0]));
assert(isequal(r(false(1, 4)), zeros(1, 0)) && isequal(A(false), zeros(0, 0)) && isequal(size(A(false(4))), [0 1]));
assert(r(min(end, 2)) == 20 && r(end / 2) == 20 && r(round(end / 3)) == 10 && isequal(r(end:-1:1), fliplr(r)) && r(numel(r(1:end-1))) == 30);
assert(A(min(end, 9), max(1, end - 1)) == 15 && r(length(A(:, end))) == 40 && A(A(end, end), 2) == 2);
f = @(x) x + 1;
assert(r(f(1)) == 20 && r(sum([1 end] > 2) + 1) == 20);
x = zeros(1, 200); x('a') = 7;
assert(x(97) == 7 && x('a') == 7 && isequal(x(':'), x(:)));
B = reshape(1:24, 2, 3, 4);
assert(B(2, 3, 4) == 24 && B(2, end) == 24 && isequal(size(B(:, :)), [2 12]) && B(1, 5) == 9 && isequal(size(B(:, 1, :)), [2 1 4]));
assert(B(end, end, end) == 24 && B(end) == 24 && isequal(size(B(:, end)), [2 1]) && isequal(squeeze(B(1, 1, :))', [1 7 13 19]) && B(2, 3, 4, 1) == 24);
assert(isequal(size(B(:, :, end)), [2 3]) && isequal(size(B([1 2], [1 3], [2 4])), [2 2 2]) && B(1, 1, 2, 1, 1) == 7);
assert(r(int8(2)) == 20 && r(single(3)) == 30 && r(true) == 10 && isequal(r(uint8([1 2])), [10 20]));
assert(isequal(A(:, logical([1 0 0 1])), A(:, [1 4])) && isequal(A(A(:, 1) > 5, 1), [16; 9]));
t = 'hello';
assert(strcmp(t([1 end]), 'ho') && strcmp(t(end:-1:1), 'olleh') && strcmp(class(t(1)), 'char') && strcmp(t(t == 'l'), 'll'));
m = [true false];
assert(islogical(m(1)) && strcmp(class(A(1)), 'double') && strcmp(class(int8(r(1))), 'int8'));
assert(fails('r(0)', 'MATLAB:badsubscript') && fails('r(-1)', 'MATLAB:badsubscript') && fails('r(1.5)', 'MATLAB:badsubscript'));
assert(fails('r(5)', 'MATLAB:badsubscript') && fails('A(5, 1)', 'MATLAB:badsubscript') && fails('A(1, 2, 2)', 'MATLAB:badsubscript') && fails('r({1})', 'MATLAB:badsubscript'));
assert(fails('r(NaN)', 'MATLAB:badsubscript') && fails('r(Inf)', 'MATLAB:badsubscript') && fails('r(1i)', 'MATLAB:badsubscript'));
assert(fails('r([true true true true true])', 'MATLAB:badsubscript') && fails('undefined_name(1)', 'MATLAB:UndefinedFunction'));
% The message names the variable and the position.
try, r(5); catch e, assert(contains(e.message, 'Index exceeds the number of array elements. Index must not exceed 4.')); end
try, A(5, 1); catch e, assert(contains(e.message, 'Index in position 1 exceeds array bounds. Index must not exceed 4.')); end
try, r(0); catch e, assert(contains(e.message, 'Array indices must be positive integers or logical values.')); end
assert(isequal(sub2ind([3 4], 2, 3), 8) && isequal(sub2ind([3 4], [1 2], [1 2]), [1 5]));
[i, j] = ind2sub([3 4], 8);
assert(i == 2 && j == 3);
[i, j] = find([0 1; 1 0]);
assert(isequal(i, [2; 1]) && isequal(j, [1; 2]) && isequal(find([0 1 1], 1), 2) && isequal(find([0 1 1 1], 2, 'last'), [3 4]));
[i, j, v] = find([0 5; 6 0]);
assert(isequal(v, [6; 5]));

function yes = fails(code, identifier)
% Whether the code ends with that error.
yes = false;
try
  evalin('caller', [code ';']);
catch problem
  yes = strcmp(problem.identifier, identifier);
  if ~yes, disp([identifier ' is ' problem.identifier]); end
end
end
