% Implicit expansion of every elementwise binary operator and function; errors where extents do not fit.
assert(isequal([1 2 3] + [10; 20], [11 12 13; 21 22 23]));
assert(isequal([1; 2] .* [1 2 3], [1 2 3; 2 4 6]));
assert(isequal([1 2; 3 4] - [1 2], [0 0; 2 2]));
assert(isequal([1 2; 3 4] ./ [1; 2], [1 2; 1.5 2]));
assert(isequal([1 2; 3 4] .\ [2 2; 2 2], [2 1; 2/3 0.5]));
assert(isequal([1; 2] .^ [1 2 3], [1 1 1; 2 4 8]));
assert(isequal([1; 2] == [1 2 3], logical([1 0 0; 0 1 0])));
assert(isequal([1; 2] < [1 2 3], logical([0 1 1; 0 0 1])));
assert(isequal([0; 1] & [0 1 1], logical([0 0 0; 0 1 1])));
assert(isequal([0; 1] | [0 1 1], logical([0 1 1; 1 1 1])));
assert(isequal(max([1; 5], [2 3]), [2 3; 5 5]));
assert(isequal(min([1; 5], [2 3]), [1 1; 2 3]));
assert(isequal(mod([5; 7], [2 3]), [1 2; 1 1]));
assert(isequal(rem([5; 7], [2 3]), [1 2; 1 1]));
assert(isequal(size(atan2([1; 2], [1 2 3])), [2 3]));
assert(isequal(size(hypot([1; 2], [1 2 3])), [2 3]));
assert(isequal(bitand([6; 5], [3 4]), [2 4; 1 4]));
assert(isequal(size(ones(2, 3) + ones(2, 3, 4)), [2 3 4]));
assert(isequal(size(ones(3, 1) + ones(1, 1, 3)), [3 1 3]));
assert(isequal(size(ones(0, 3) + ones(1, 3)), [0 3]));
assert(isequal(size(ones(0, 1) + ones(1, 3)), [0 3]));
assert(isequal(size(ones(2, 0) + 5), [2 0]));
assert(isequal(size(zeros(0, 3) .* zeros(0, 1)), [0 3]));
assert(isequal('abc' == 'axc', logical([1 0 1])));
assert(isequal(xor([1; 0], [1 0]), logical([0 1; 1 0])));
assert(isequal(-[1 2; 3 4], [-1 -2; -3 -4]));
assert(isequal(~[1 0 2], [false true false]));
% Extents that do not fit are errors.
assert(fails('''abc'' == ''ab''', 'MATLAB:sizeDimensionsMustMatch'));
assert(fails('ones(2, 3) + ones(3, 2)', 'MATLAB:sizeDimensionsMustMatch'));
assert(fails('ones(0, 3) + ones(2, 3)', 'MATLAB:sizeDimensionsMustMatch'));
assert(fails('[1 2] & [1 2 3]', 'MATLAB:sizeDimensionsMustMatch'));
% Products with a scalar are elementwise; a scalar divided by a vector is a system that does not fit.
assert(isequal(2 * [1 2; 3 4], [2 4; 6 8]));
assert(isequal([2 4] / 2, [1 2]));
assert(isequal(2 \ [2 4], [1 2]));
assert(fails('1 / [1 2 3]', 'MATLAB:dimagree'));
assert(fails('[1 2 3] * [1 2 3]', 'MATLAB:innerdim'));
% Trailing extents of one are dropped, elements are in column-major order.
assert(ndims(ones(2, 3, 1, 1)) == 2);
assert(isequal(size(ones(2, 3, 1, 1)), [2 3]));
A = [1 2; 3 4];
assert(isequal(A(:)', [1 3 2 4]));
assert(A(3) == 2);
assert(isequal([1+2i 3].', [1+2i; 3]));
assert(isequal([1+2i 3]', [1-2i; 3]));

function yes = fails(code, identifier)
% Whether the code ends with that error.
yes = false;
try
  evalin('caller', [code ';']);
catch problem
  yes = strcmp(problem.identifier, identifier);
  if ~yes, disp(problem.identifier); end
end
end
