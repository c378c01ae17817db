% Functions of the library with classes and shapes that they took amiss: integers and logicals in formulas of reals, texts that are
% positions, options that went unread. Values by arithmetic on paper.
near = @(a, b) strcmp(class(a), class(b)) && isequal(size(a), size(b)) && all(abs(a(:) - b(:)) <= 1e-12 * max(1, abs(b(:))));

% Integers, logicals and chars are numbers where a result is real.
assert(near(rescale(int8([1 2 3])), [0 .5 1]) && near(rescale(single([3 3])), single([0 0])) && near(rescale([1 3], true, 3), [1 3]));
assert(near(cov(int8([1 2 3]), [.5 1.5 2.5]), [1 1; 1 1]) && near(cov([1 2 3 4], single(1)), 1.25) && isnan(cov([])));
assert(near(conv2(int8([100 100]), [1 1]), [100 200 100]) && near(conv2(int8([1 2]), int8([3 4]), int8([1 2; 3 4])), [3 10 8; 15 44 32; 18 48 32]));
assert(near(convn(uint8([200 100]), 2), [400 200]) && isa(conv2(single([]), 1), 'single'));
assert(near(cumtrapz(int8([1 2 4])), [0 1.5 4.5]) && near(poly(int8([1 2])), [1 -3 2]) && isa(poly(single([])), 'single'));
assert(near(svd(true(2)), [2; 0]) && near(chol(logical(eye(2))), eye(2)) && near(eig([2 0; 0 4], char([2 0; 0 2])), [1; 2]));
[L, U] = lu(true(2));
assert(isequal(L * U, ones(2)) && isa(U, 'double'));
[Q, R] = qr(true(2, 1), 0);
assert(near(abs(R), sqrt(2)) && near(abs(Q), [1; 1] / sqrt(2)) && isa(schur(true), 'double'));
assert(near(ifft2(int8([10 -2; -4 0])), [1 2; 3 4]) && isequal(fft(int8([1 2])), [3 -1]) && isequal(fft([1 2], []), [3 -1]) && isequal(ifft([3 -1], []), [1 2]));
assert(near(gradient(true), 0) && near(gradient([1 4 9], int8(2)), [1.5 2 2.5]) && isa(vecnorm([3 4], single(1)), 'double'));
assert(isa(cond(single(0)), 'single') && cond(single(0)) == Inf && isa(cond(single([])), 'single'));
assert(isequal(round(fminsearch(@(x) (x - 2) ^ 2, 0, []), 3), 2) && near(interp2(single([1 2; 3 4]), 1.5, 1.5), single(2.5)));
assert(isequal(bitset(int8(0), 8), int8(-128)) && isequal(swapbytes(uint16([])), uint16([])) && isequal(toeplitz([]), []));

% Each page is turned, each column counted.
assert(isequal(rot90(cat(3, [1 2], [3 4])), cat(3, [2; 1], [4; 3])) && isequal(hist([1 5; 1 6; 9 7], [1 9]), [2 1; 1 2]));
[n, c] = hist([1 5; 1 6; 9 7], [1 9]);
assert(isequal(c, [1; 9]));
count = @hist; refused = false; try, n = count(cat(3, [1 2; 3 4], [5 6; 7 8]), 3); catch, refused = true; end, assert(refused)
assert(isequal(hist([1 2; 2 3; 4 NaN], [1 2 4]), [1 0; 1 2; 1 0]) && isequal(hist([0.5 1.5 -Inf Inf], [0 1 2]), [2 1 1]))
[n, bins] = histc([0 1 1.5 3 4 5 NaN], [1 2 4]); assert(isequal(n, [2 1 1]) && isequal(bins, [0 1 1 2 3 0 0]))

% Options that have a meaning have it.
[V, D] = eig([2 0; 0 1], 'vector');
assert(isequal(D, [1; 2]) && isequal(eig([2 0; 0 1], 'matrix'), [1 0; 0 2]));
assert(near(normalize([1 2 3], 'range', [-1 1]), [-1 0 1]) && near(normalize([1 2; 3 6], 1, 'range', [0 4]), [0 0; 4 4]) && near(normalize([1 2 3], 'center'), [-1 0 1]));
assert(isequal(pad({'a'; 'bcd'}), {'a  '; 'bcd'}) && isequal(pad('ab', 4, '-'), 'ab--') && isequal(pad(["a" "bcd"], '-'), ["a--" "bcd"]) && isequal(pad({'a', 'bcd'}, 'left', '-'), {'--a', 'bcd'}));
assert(strmatch("abc", {'abd', 'abc'}) == 2 && isequal(svds([3 0; 0 4]), [4; 3]));

% Those that have none are errors.
refuse(@() normalize([1 2 3], 'zscore', 5), 'MATLAB:normalize:UnknownMethod');
refuse(@() normalize([1 2 3], 'range', [1 2 3]), 'MATLAB:normalize:InvalidRange');
refuse(@() normalize([1 2 3], 'norm', -1), 'MATLAB:normalize:InvalidNorm');
refuse(@() linsolve(1, 1, struct('FOO', true)), 'MATLAB:linsolve:unknownOption');
refuse(@() qr([3; 4], 5), 'MATLAB:qr:unknownOption');
refuse(@() svd([3; 4], 1), 'MATLAB:svd:unknownOption');
refuse(@() svds(1, "largest"), 'MATLAB:UndefinedFunction');
refuse(@() conv2([1 2], [1 2], 'foo'), 'MATLAB:conv2:unknownShapeParameter');
refuse(@() cov([1 2 3], 5), 'MATLAB:cov:notZeroOrOne');
refuse(@() cond([1 2 3], 1), 'MATLAB:cond:normMismatchSizeA');
refuse(@() cond([1 2; 3 4], 3), 'MATLAB:cond:unknownNorm');
refuse(@() gradient([1 2; 3 4], 1, 2, 3), 'MATLAB:gradient:InvalidInputs');
refuse(@() gradient([1 2 3], [1 2]), 'MATLAB:gradient:InvalidInputs');
refuse(@() pcg([2 0; 0 2], [1 1]), 'MATLAB:pcg:RSHsizeMatchCoeffMatrix');
refuse(@() pcg([2 0; 0 2], [1; 1], 1e-6, -1), 'MATLAB:pcg:invalidLimit');
refuse(@() pcg([2 0; 0 2; 1 1], [1; 1]), 'MATLAB:pcg:NonSquareMatrix');
refuse(@() fminsearch(@(x) [x x], 0), 'MATLAB:fminsearch:invalidObjective');
refuse(@() interp2(1, 1, 1), 'MATLAB:interp2:invalidGrid');
refuse(@() interp2([1 2; 3 4], [1 2], [1 2 2]), 'MATLAB:interp2:invalidQuery');
refuse(@() optimset(struct('a', {1, 2})), 'MATLAB:optimset:InvalidOptions');
refuse(@() optimset('no name', 1), 'MATLAB:optimset:InvalidParamName');
refuse(@() bitget(0.5, 1), 'MATLAB:bitget:inputsMustBeNonnegIntegers');
refuse(@() bitset(1, 1.5), 'MATLAB:bitset:bitOutOfRange');
refuse(@() extractAfter('ab', 5), 'MATLAB:string:PositionOutOfRange');
refuse(@() extractBefore('ab', 4), 'MATLAB:string:PositionOutOfRange');
refuse(@() subsref(1, struct('a', 1)), 'MATLAB:subsArgIndexError');
refuse(@() subsasgn(1, struct('a', 1), 2), 'MATLAB:subsArgIndexError');
refuse(@() strvcat({1}), 'MATLAB:strvcat:invalidCell');
refuse(@() vander(int8([1 2])), 'MATLAB:UndefinedFunction');
refuse(@() [5, struct('a', 1)], 'MATLAB:invalidConversion');
refuse(@() vertcat(5, struct('a', {1; 2})), 'MATLAB:invalidConversion');

function refuse(action, identifier)
try
  action();
catch e
  assert(strcmp(e.identifier, identifier), '%s: %s', e.identifier, e.message);
  return
end
error('No %s came.', identifier);
end
