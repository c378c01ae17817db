% What stands for values that there are not, and what finds, removes, fills and marks them.
fails = @(f, id) strcmp(errorOf(f), id);
bad = 'MATLAB:invalidConversion';

% missing takes the form of what is around it.
m = missing;
assert(strcmp(class(m), 'missing') && isscalar(m) && ismissing(m) && ~isequal(m, m) && isequaln(m, missing) && ~(m == m) && m ~= 3 && ~(m == 3));
x = [1 2 3]; x(2) = missing; assert(isequaln(x, [1 NaN 3]));
x = single([1 2]); x(4) = missing; assert(isa(x, 'single') && isequaln(x, single([1 2 0 NaN])));
s = ["a" "b"]; s(1) = missing; assert(isequal(ismissing(s), [true false]) && s(2) == "b");
s(4) = "d"; assert(isequal(ismissing(s), [true false true false]));
assert(isequaln([1 missing], [1 NaN]) && isequal(ismissing(["a"; missing]), [false; true]) && isequaln([m; m; 2], [NaN; NaN; 2]));
y(3) = missing; assert(strcmp(class(y), 'missing') && isequal(size(y), [1 3]) && isequal(ismissing(y), true(1, 3)) && isequal(size(y'), [3 1]));
y(2) = []; assert(isequal(size(y), [1 2]) && isequal(size(y(1)), [1 1]) && isequal(size([y; y]), [2 2]));
c = {1, missing}; assert(strcmp(class(c{2}), 'missing')); c{1} = missing; assert(strcmp(class(c{1}), 'missing'));
assert(isnan(double(missing)) && ismissing(string(missing)));
i = int32(1); assert(fails(@() [i missing], bad) && fails(@() [true missing], bad) && fails(@() assigned(i), bad) && fails(@() assigned('a'), bad));
assert(strcmp(evalc('m'), sprintf('m = \n\n  missing\n\n    <missing>\n\n')));

% ismissing, anymissing
assert(isequal(ismissing([1 NaN; Inf 0]), [false true; false false]) && isequal(ismissing('a b'), [false true false]) && isequal(ismissing({'', 'a'; 'b', ''}), [true false; false true]));
assert(isequal(ismissing([1 -9 NaN], -9), [false true false]) && isequal(ismissing([1 -9 NaN], [-9 NaN]), [false true true]) && isequal(ismissing({'a', 'n/a', ''}, {'n/a', ''}), [false true true]));
assert(isequal(ismissing(["a" "-" missing], "-"), [false true false]) && isequal(ismissing(["a" "-" missing], ["-" missing]), [false true true]) && isequal(ismissing(int8([1 2]), 2), [false true]));
assert(anymissing([1 NaN]) && ~anymissing({'a'}) && ~anymissing([]) && anymissing(string(missing)));

% rmmissing
assert(isequal(rmmissing([1 NaN 3]), [1 3]) && isequal(rmmissing([1; NaN]), 1) && isequal(rmmissing([1 2; NaN 4]), [1 2]) && isequal(rmmissing([1 2; NaN 4], 2), [2; 4]));
[r, tf] = rmmissing({'a', '', 'c'}); assert(isequal(r, {'a', 'c'}) && isequal(tf, [false true false]));
assert(isequaln(rmmissing([1 NaN; NaN NaN; 3 4], 'MinNumMissing', 2), [1 NaN; 3 4]));
assert(isequal(rmmissing("a" + ["b" missing]), "ab") && isempty(rmmissing(NaN)) && isequal(rmmissing([1 2 3]), [1 2 3]));

% fillmissing
x = [NaN 1 NaN NaN 7 NaN];
assert(isequaln(fillmissing(x, 'previous'), [NaN 1 1 1 7 7]) && isequaln(fillmissing(x, 'next'), [1 1 7 7 7 NaN]) && isequal(fillmissing(x, 'nearest'), [1 1 1 7 7 7]));
assert(isequal(fillmissing(x, 'linear'), [-1 1 3 5 7 9]) && isequal(fillmissing(x, 'constant', 0), [0 1 0 0 7 0]) && isequal(fillmissing([1 NaN 3], 'nearest'), [1 3 3]));
assert(isequaln(fillmissing(x, 'linear', 'EndValues', 'none'), [NaN 1 3 5 7 NaN]) && isequal(fillmissing(x, 'linear', 'EndValues', 'nearest'), [1 1 3 5 7 7]) && isequal(fillmissing(x, 'linear', 'EndValues', -1), [-1 1 3 5 7 -1]));
A = [1 NaN; NaN 4; 5 6];
assert(isequal(fillmissing(A, 'linear'), [1 2; 3 4; 5 6]) && isequaln(fillmissing(A, 'previous', 2), [1 1; NaN 4; 5 6]) && isequal(fillmissing(A, 'constant', [8 9]), [1 9; 8 4; 5 6]));
[f, tf] = fillmissing(x, 'previous'); assert(isequal(tf, [false false true true false true]));
assert(isequal(fillmissing([1 NaN 4], 'linear', 'SamplePoints', [0 1 3]), [1 2 4]) && isequaln(fillmissing([1 NaN NaN 4 NaN 6], 'linear', 'MaxGap', 2), [1 NaN NaN 4 5 6]));
assert(isequal(fillmissing(["a" missing "c"], 'previous'), ["a" "a" "c"]) && isequal(fillmissing({'a', '', 'c'}, 'next'), {'a', 'c', 'c'}) && isequal(fillmissing({'', 'b'}, 'constant', 'z'), {'z', 'b'}) && isequal(fillmissing(["a" missing], 'constant', "z"), ["a" "z"]));
assert(isequal(fillmissing([1 NaN 3], 'movmean', 3), [1 2 3]) && isequaln(fillmissing([1 NaN NaN NaN 3], 'movmedian', 3), [1 1 NaN 3 3]) && isa(fillmissing(single([1 NaN 3]), 'linear'), 'single'));
assert(isequal(fillmissing([1 99 3], 'linear', 'MissingLocations', [false true false]), [1 2 3]) && isequaln(fillmissing([NaN NaN], 'linear'), [NaN NaN]) && isempty(fillmissing([], 'linear')));
assert(max(abs(fillmissing([1 NaN 9 16 25], 'spline') - [1 4 9 16 25])) < 1e-12 && fails(@() fillmissing(["a" missing], 'linear'), 'MATLAB:fillmissing:NonconstantFillNeedsFloat'));

% Constants of other classes, of other sizes, and ends that are none.
no = 'MATLAB:fillmissing:ConstantInvalid';
assert(fails(@() fillmissing([1 NaN], 'constant', 'a'), no) && fails(@() fillmissing([1 NaN], 'constant', {1}), no) && fails(@() fillmissing([1 NaN], 'constant', 1i), no));
assert(fails(@() fillmissing({'a', ''}, 'constant', 1), no) && fails(@() fillmissing("a", 'constant', struct()), no) && fails(@() fillmissing('a b', 'constant', 1), no));
assert(fails(@() fillmissing([1 NaN], 'linear', 'EndValues', 'no such'), 'MATLAB:fillmissing:EndValuesInvalid') && fails(@() fillmissing([1 NaN], 'linear', 'EndValues', {1}), no));
assert(fails(@() fillmissing([1 NaN; 2 3], 'constant', [1 2 3]), 'MATLAB:fillmissing:SizeConstantFill') && fails(@() fillmissing(["a" missing], 'next', 'EndValues', 'linear'), 'MATLAB:fillmissing:NonconstantFillNeedsFloat'));
assert(isequal(fillmissing(["a" missing; missing "b"], 'constant', ["y" "z"]), ["a" "z"; "y" "b"]) && isequal(fillmissing({'', 'b'}, 'next', 'EndValues', 'z'), {'z', 'b'}) && isequal(fillmissing({'', 'b'}, 'constant', {'@', 'x'}, 1), {'@', 'b'}));
assert(isequaln(fillmissing([NaN NaN; 1 2; NaN NaN], 'linear', 'EndValues', [8 9]), [8 9; 1 2; 8 9]) && isequal(fillmissing('a b', 'constant', '-', 2), 'a-b') && isequaln(fillmissing([1 NaN NaN 2], 'movmean', [1 0]), [1 1 NaN 2]));
one = 'MATLAB:ismissing:IndicatorsNotScalar';
assert(fails(@() ismissing([1 2], @sin), 'MATLAB:ismissing:IndicatorsInvalid') && fails(@() ismissing({'a'}, {{1}}), one) && fails(@() ismissing([1 2], {[1 2]}), one) && fails(@() standardizeMissing([1 2], {struct()}), one));

% standardizeMissing
assert(isequaln(standardizeMissing([1 -99 3], -99), [1 NaN 3]) && isequaln(standardizeMissing([1 -99 3 0], [-99 0]), [1 NaN 3 NaN]) && isequal(standardizeMissing({'a', 'n/a'}, 'n/a'), {'a', ''}));
assert(isequal(ismissing(standardizeMissing(["a" "-"], "-")), [false true]) && isequal(standardizeMissing('a-b', '-'), 'a b') && isequal(standardizeMissing(int8([1 2]), 2), int8([1 2])));

function assigned(x), x(2) = missing; end

function id = errorOf(f)
id = '';
try, f(); catch e, id = e.identifier; end
end
