% Scans that leave NaN out or keep it, where extremes so far are, and positions in the whole array.
% language: no-unit
assert(isequaln(cumsum([3 NaN 2; NaN 1 1], 2, 'omitnan'), [3 3 5; 0 1 2]) && isequaln(cumsum([3 NaN 2], 'reverse', 'omitmissing'), [5 2 2]));
assert(isequaln(cumsum([3 NaN 2]), [3 NaN NaN]) && isequaln(cumsum([3 NaN 2], 'includenan', 'reverse'), [NaN NaN 2]) && isequal(cumsum(int8([100 100]), 'omitnan'), int8([100 127])));
assert(isequal(cumprod(single([2 NaN 4]), 'omitnan'), single([2 2 8])) && isequal(cumsum([1+2i complex(NaN, 1) 1], 'omitnan'), [1+2i 1+2i 2+2i]));
% The examples of MATLAB's documentation.
A = [3 5 NaN 4; 2 6 2 9; 1 3 0 NaN];
assert(isequaln(cummax(A, 'includenan'), [3 5 NaN 4; 3 6 NaN 9; 3 6 NaN NaN]) && isequaln(cummax(A), [3 5 NaN 4; 3 6 2 9; 3 6 2 9]));
assert(isequal(cummax([9 10 2 10 7 1 3 6 10 10]), [9 10 10 10 10 10 10 10 10 10]) && isequal(cummin([8 9 1 10 6 1 3 6 10 10]), [8 8 1 1 1 1 1 1 1 1]));
B = cat(3, [1 2; 3 4], [9 10; 11 12], [5 6; 7 8]);
assert(isequal(cummax(B, 3, 'reverse'), cat(3, [9 10; 11 12], [9 10; 11 12], [5 6; 7 8])));
% Of equal ones the first that the scan met.
[m, i] = cummax([2 1 3 3 0]);
assert(isequal(m, [2 2 3 3 3]) && isequal(i, [1 1 3 3 3]));
[m, i] = cummin([1 3; 1 2; 0 2], 1, 'reverse');
assert(isequal(m, [0 2; 0 2; 0 2]) && isequal(i, [3 3; 3 3; 3 3]));
[m, i] = cummax([NaN 2 NaN 5]);
assert(isequaln(m, [NaN 2 2 5]) && isequal(i, [1 2 2 4]));
[m, i] = cummin([4 NaN 1], 'includemissing');
assert(isequaln(m, [4 NaN NaN]) && isequal(i, [1 2 2]));
[m, i] = cummax(int64(9007199254740992) + int64([0 1]));
assert(m(2) - m(1) == 1 && isequal(i, [1 2]));
[m, i] = cummin(zeros(0, 3));
assert(isequal(size(m), [0 3]) && isequal(size(i), [0 3]));
[m, i] = cummax([1 2], 3);
assert(isequal(m, [1 2]) && isequal(i, [1 1]));
% Positions in the whole array.
[m, i] = max([1 2 3; 4 5 6], [], 2, 'linear');
assert(isequal(m, [3; 6]) && isequal(i, [5; 6]));
[m, i] = min(B, [], 3, 'linear');
assert(isequal(m, [1 2; 3 4]) && isequal(i, [1 3; 2 4]));
[m, i] = max(B, [], 3, 'linear');
assert(isequal(m, B(i)) && isequal(i, [5 7; 6 8]));
[m, i] = max(B, [], 'all', 'linear');
assert(m == 12 && i == 8);
[m, i] = max([9 NaN; NaN 5], [], 'linear', 'includenan');
assert(all(isnan(m)) && isequal(i, [2 3]));
try
  max([1 2 3], 'linear');
  error('no error');
catch e
  assert(strcmp(e.identifier, 'MATLAB:max:unknownFlag'));
end
