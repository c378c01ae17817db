% conv, filter, trapz, interp1, polynomials, statistics: along each dimension, with complex numbers.
% Values: sums written out by hand; GNU Octave 7.3 gives the same.
near = @(a, b) isequal(size(a), size(b)) && all(abs(a(:) - b(:)) <= 1e-12 * max(1, abs(b(:))));
assert(isequal(conv([1 2 3], [1 1]), [1 3 5 3]) && isequal(conv([1 2 3], [1 1], 'full'), [1 3 5 3]));
assert(isequal(conv([1 2 3], [1 1], 'same'), [3 5 3]) && isequal(conv([1 2 3], [1 1 1], 'same'), [3 6 5]) && isequal(conv([1 2 3], 1:4, 'same'), [10 16 17]));
assert(isequal(conv([1 2 3], 1:6, 'same'), [16 22 28]) && isequal(conv(1:4, [1 1], 'valid'), [3 5 7]) && isequal(size(conv([1 2 3], 1:4, 'valid')), [1 0]));
assert(isequal(conv([1; 2; 3], [1 1]), [1; 3; 5; 3]) && isequal(conv([1 2], [1; 1; 1]), [1; 3; 3; 2]) && isequal(conv([1 2], [3; 4]), [3; 10; 8]) && isequal(conv([1; 2], [3 4 5], 'same'), [10; 13]));
assert(isequal(conv([1 2i], [1i 1]), [1i -1 2i]) && isreal(conv(1i, 1i)) && conv(1i, 1i) == -1 && isa(conv(single([1 2]), 1i), 'single'));
refuse(@() conv([1 2; 3 4], [1 1]), 'MATLAB:conv:AorBNotVector');
assert(isequal(conv2([1 2; 3 4], [1 1; 1 1]), [1 3 2; 4 10 6; 3 7 4]) && isequal(conv2([1 2; 3 4], ones(2), 'same'), [10 6; 7 4]));
A = [1 2 3; 4 5 6; 7 8 9];
assert(isequal(conv2(A, ones(2), 'same'), [12 16 9; 24 28 15; 15 17 9]) && isequal(conv2(A, ones(2), 'valid'), [12 16; 24 28]) && isempty(conv2(A, ones(4), 'valid')));
assert(isequal(conv2([1 2], [3; 4], [1 2; 3 4]), [3 10 8; 15 44 32; 18 48 32]));
assert(isequal(conv2([1 2], [3; 4], [1 2; 3 4], 'same'), [44 32; 48 32]) && isequal(conv2([1 2; 3 4i], [1 1i]), [1 2+1i 2i; 3 7i -4]));
refuse(@() conv2(A, A, 'foo'), 'MATLAB:conv2:unknownShapeParameter');
refuse(@() convn(A, A, 'foo'), 'MATLAB:convn:unknownShapeParameter');

assert(isequal(filter(1, [1 -.5], [1 1 1]), [1 1.5 1.75]) && isequal(filter([1 1], 1, [1 2; 3 4]), [1 2; 4 6]) && isequal(filter([1 1], 1, [1 2; 3 4], [], 2), [1 3; 3 7]));
assert(isequal(filter([1 1], 1, cat(3, [1 2; 3 4], [5 6; 7 8]), [], 3), cat(3, [1 2; 3 4], [6 8; 10 12])) && isequal(filter([1 1], 2, [1; 2; 3]), [.5; 1.5; 2.5]));
[y, z] = filter([1 1], [1 .5 .2], [1 2 3]);
assert(near(y, [1 2.5 3.55]) && near(z, [0.725; -0.71]));
[y, w] = filter([1 1], [1 .5 .2], [4 5], z);
whole = filter([1 1], [1 .5 .2], 1:5);
assert(near(y, whole(4:5)));
[y, z] = filter([1 1], [1 .5], [1 2; 3 4; 5 6]);
assert(near(y, [1 2; 3.5 5; 6.25 7.5]) && near(z, [1.875 2.25]));
[y, z] = filter([1 1], [1 .5], [1 2; 3 4; 5 6], [], 2);
assert(isequal(size(z), [1 3]) && near(y, [1 2.5; 3 5.5; 5 8.5]) && near(z, [.75 1.25 1.75]));
assert(isequal(filter([1 1], 1, [1 2; 3 4], [10 20]), [11 22; 4 6]) && isequal(filter(2, 1, [1 2]), [2 4]) && isequal(size(filter(1, 1, [])), [0 0]));
assert(near(filter([1 1i], [1 .5i], [1 2 3i]), [1, 2+.5i, .25+4i]) && isequal(filter(1i, 1i, [1 2]), [1 2]));
refuse(@() filter(1, [0 1], 1), 'MATLAB:filter:firstElementOfDenominatorFilterZero');
refuse(@() filter([1 1], 1, [1 2 3], [1 2]), 'MATLAB:filter:invalidInitialCondition');
% Coefficients are vectors, and there is one at least.
refuse(@() filter([1 1; 1 1], 1, [1 2]), 'MATLAB:filter:invalidArgument');
refuse(@() filter(1, [1 1; 1 1], [1 2]), 'MATLAB:filter:invalidArgument');
refuse(@() filter([], 1, [1 2]), 'MATLAB:filter:invalidArgument');

assert(trapz([1 2 3]) == 4 && isequal(trapz([1 2; 3 4]), [2 3]) && isequal(trapz([1 2; 3 4], 2), [1.5; 3.5]) && isequal(trapz([1 2 3; 4 5 6], 1), [2.5 3.5 4.5]));
assert(isequal(trapz([0 2], [1 2; 3 4]), [4 6]) && isequal(trapz([0 2], [1 2; 3 4], 2), [3; 7]) && isequal(trapz([0 1; 2 5], [1 2; 3 4]), [4 12]) && isequal(trapz([0 1; 2 5], [1 2; 3 4], 2), [1.5; 10.5]));
assert(trapz(2, [1 2 3]) == 8 && trapz([1 2i 3]) == 2 + 2i && trapz([0 1i 2], [1 2 3]) == 5 - 1i && trapz([]) == 0 && trapz(5) == 0 && isequal(trapz(zeros(0, 2)), [0 0]));
refuse(@() trapz([1 2 3], [1 2]), 'MATLAB:trapz:LengthXMismatch');

assert(interp1([1 2 3], [4 5 6], 2.5) == 5.5 && isequaln(interp1([1 2 3], [4 5 6], [0 1 3 4]), [NaN 4 6 NaN]) && isequal(interp1([1 2 3], [4 5 6], [0 4], 'linear', 'extrap'), [3 7]) && isequal(interp1([1 2 3], [4 5 6], [0 2 4], 'linear', -1), [-1 5 -1]));
x = [1.2; 1.5; 2.7; 3];
assert(isequal(interp1([1 2 3], [4 5 6], x, 'nearest'), [4; 5; 6; 6]) && isequal(interp1([1 2 3], [4 5 6], x, 'next'), [5; 5; 6; 6]) && isequal(interp1([1 2 3], [4 5 6], x, 'previous'), [4; 4; 5; 6]));
assert(interp1([3 2 1], [4 5 7], 2.5) == 4.5 && isequal(interp1([4 5 6], 1.5), 4.5) && interp1([1 2 3], [4 5i 6], 2.5) == 3 + 2.5i && isequal(size(interp1([1 2 3], [4 5 6], ones(2, 3))), [2 3]));
V = [4 5; 6 7; 8 9];
assert(isequal(interp1([1 2 3], V, 2.5), [7 8]) && isequal(interp1([1 2 3], V, [1.5 2.5]), [5 6; 7 8]) && isequal(interp1(V, [1.5; 2.5]), [5 6; 7 8]) && isequal(size(interp1(V, ones(2, 3))), [2 3 2]));
refuse(@() interp1([1 1 3], [4 5 6], 2), 'MATLAB:interp1:invalidPoints');
refuse(@() interp1([1 2], [4 5 6], 2), 'MATLAB:interp1:invalidPoints');
refuse(@() interp1([1 2i], [4 5], 2), 'MATLAB:expectedReal');
assert(interp2([1 2; 3 4i], 1.5, 1.5) == (6 + 4i) / 4);

assert(polyval(5, Inf) == 5 && polyval([1 0], Inf) == Inf && polyval([], 3) == 0 && polyval([1 2i 3], 1i) == 0 && isequal(polyval([1 2 3], [1 2; 3 4]), [6 11; 18 27]));
assert(near(polyfit([0 1i 2], [1, 1+2i, 5], 1), [2 1]) && near(polyfit([1 2 3], [3 5 7], 1), [2 1]));
assert(near(roots([1 2i 3]), [-3i; 1i]) && near(poly([1i -1i]), [1 0 1]));

assert(median([1+1i 2 3]) == 2 && median([4i 2]) == 1 + 2i && isnan(median([1 NaN])) && median([1 NaN 3], 'omitnan') == 2 && isnan(median([1 NaN], 'includenan')));
assert(isequal(median([3 1; 2 4; 9 0]), [3 1]) && isequal(median([3 1; 2 4], 2), [2; 3]) && isequal(median(cat(3, [1 2; 3 4], [5 6; 7 8]), 3), [3 4; 5 6]) && median([1 2; 3 9], 'all') == 2.5);
assert(median([Inf Inf]) == Inf && isnan(median([-Inf Inf])) && median([-realmax realmax]) == 0 && isequal(median(int8([1 2])), int8(2)) && median(int8([-100 100 101 127])) == 101);
big = intmax('int64') - int64([0 2 6]);
assert(median(big) == big(2) && median(big(1:2)) == intmax('int64') - 1 && mode([big big(3)]) == big(3));
assert(isequal(mode([1 2; 2 2; 1 3]), [1 2]) && isequal(mode([1 2; 2 2; 1 3], 2), [1; 2; 1]) && mode([1i 1i 2]) == 1i && mode([NaN NaN 1]) == 1 && isnan(mode([NaN NaN])) && isnan(mode([])) && isa(mode(int8([5 5 3])), 'int8'));
assert(isequal(accumarray([1; 2; 1], [1i; 20; 30]), [30+1i; 20]) && isa(accumarray([1; 1], single([1; 2])), 'single') && isequal(accumarray([1 1; 2 2; 1 1], [10; 20; 30]), [40 0; 0 20]));
assert(accumarray([1; 1], [bitshift(int64(1), 60); int64(1)]) == bitshift(int64(1), 60) + int64(1) && isequal(accumarray([1; 2], 1, [3 1]), [1; 1; 0]));

assert(isequal(diff([1 4 9 16], 2), [2 2]) && isequal(diff([1 4; 9 16], 1, 2), [3; 7]) && isequal(diff([1 4; 9 16], 1, 1), [8 12]) && diff([1 4; 9 16], 2) == 4 && isempty(diff(1:4, 1e15)) && isequal(diff([1i 3 5i]), [3-1i -3+5i]) && isa(diff(single(5)), 'single') && isequal(size(diff(5, 1, 1)), [0 1]));
[a, b] = gradient([1 4 9; 16 25 37], 2, 3);
assert(near(a, [1.5 2 2.5; 4.5 5.25 6]) && near(b, [5 7 28/3; 5 7 28/3]) && isequal(gradient([1i 4 9]), [4-1i, (9-1i)/2, 5]) && isequal(gradient([1 4 9 16], [1 2 4 7]), [3 8/3 12/5 7/3]));
assert(isa(gradient(single(3)), 'single') && isequal(size(gradient(zeros(2, 1))), [2 1]));
assert(isequal(linspace(1+2i, 3+4i, 3), [1+2i 2+3i 3+4i]) && isa(linspace(single(0), 1i, 3), 'single') && norm(logspace(0, pi, 3) - [1 sqrt(pi) pi]) < 1e-14);
assert(isequal([nextpow2(Inf) nextpow2(100) nextpow2(-8) nextpow2(3+4i) nextpow2(0)], [Inf 7 3 3 0]) && isnan(nextpow2(NaN)));
assert(round(pi, 308) == pi && round(int8(100), 1) == 100 && round(1e300, 10) == 1e300 && round(2.567, 2) == 2.57 && round(12345, -2) == 12300 && round(pi, -308) == 0 && isequal(round([1.25+2.35i 3], 1), [1.3+2.4i 3]));
refuse(@() round(1, 0.5), 'MATLAB:expectedInteger');
refuse(@() factorial(-1), 'MATLAB:factorial:NNegativeInt');
refuse(@() factorial(2.5), 'MATLAB:factorial:NNegativeInt');
refuse(@() factorial(1i), 'MATLAB:expectedReal');
assert(idivide(int64(10), 2.5) == 4 && idivide(intmax('int64'), int64(2), 'ceil') == bitshift(int64(1), 62) && isequal(idivide(int32([7 -7]), int32(2), 'floor'), int32([3 -4])) && isequal(idivide(int32([7 -7]), int32(2)), int32([3 -3])) && idivide(int32(7), int32(2), 'round') == 4);
for f = {@(z) isprime(z), @(z) gcd(z, 2), @(z) sub2ind([3 4], z, 1), @(z) ind2sub([3 4], z), @(z) circshift(1:3, z), @(z) accumarray(z, 1), @(z) zeros(z, 1) + z, ...
         @(z) primes(z), @(z) nchoosek(z, 1), @(z) bitand(z, 1), @(z) randi(z), @(z) colon(1, z), @(z) repmat(1, z), @(z) reshape(1:2, z, 1), @(z) sum(1:2, z), @(z) filter(1, 1, 1, [], z), @(z) diff(1:3, z), @(z) linspace(0, 1, z)}
  fails = false;
  try, f{1}(2 + 1i); catch, fails = true; end
  assert(fails, func2str(f{1}));
end
refuse(@() gcd([1 2 3 4], [1 2; 3 4]), 'MATLAB:sizeDimensionsMustMatch');
refuse(@() sub2ind([3 4], 1.5, 2), 'MATLAB:sub2ind:IndexOutOfRange');
refuse(@() ind2sub([3 4], NaN), 'MATLAB:ind2sub:IndexOutOfRange');

% Integrals from the first point on; all the most frequent values; transforms of nothing.
assert(isequal(cumtrapz([1 3 7]), [0 2 7]) && isequal(cumtrapz([0 2 3], [1 3 7]), [0 4 9]) && isequal(cumtrapz([1 2; 3 4; 5 6]), [0 0; 2 3; 6 8]) && isequal(cumtrapz([1 3 7; 1 1 1], 2), [0 2 7; 0 1 2]));
assert(isequal(cumtrapz([0; 2], [1 2; 3 4]), [0 0; 4 6]) && isequal(cumtrapz([0 0; 1 2], [1 2; 3 4]), [0 0; 2 6]) && isequal(cumtrapz(2, [1 3], 2), [0 4]) && isequal(size(cumtrapz(zeros(0, 2))), [0 2]) && cumtrapz(5) == 0);
refuse(@() cumtrapz([0 2], [1 2 3]), 'MATLAB:cumtrapz:LengthXMismatch');
[m, f, c] = mode([1 1 2 2 3]);
assert(m == 1 && f == 2 && isequal(c, {[1; 2]}));
[m, f, c] = mode([1 2; 1 3; NaN NaN], 2);
assert(isequaln(m, [1; 1; NaN]) && isequal(f, [1; 1; 0]) && isequal(c, {[1; 2]; [1; 3]; zeros(0, 1)}));
assert(isequal(fft([]), []) && isequal(size(fft(zeros(0, 3))), [0 3]) && isequal(size(fft([], 4)), [4 0]) && isequal(fft(zeros(0, 3), 4), zeros(4, 3)) && isequal(size(fft(zeros(1, 0))), [1 0]));
assert(isequal(ifft([]), []) && isequal(size(ifft(zeros(0, 3))), [0 3]) && isequal(size(fft2(zeros(0, 3))), [0 3]) && isequal(size(ifft2([])), [0 0]) && isequal(size(fftn([])), [0 0]));

% Piecewise cubics; outside they go on unless told. A spline through a cubic is that cubic.
assert(near(interp1([0 1 3 4], [0 1 27 64], [2 5 -1], 'spline'), [8 125 -1]) && near(interp1([4 0 3 1], [64 0 27 1], [2; 5], 'spline'), [8; 125]));
assert(near(interp1([1 2 4 5], [10 20 40 1], [0 3 6], 'spline'), [98 / 3, 229 / 6, -310 / 3]) && near(interp1([1 2 4 5], [10 20 40 1], [0 3 6], 'pchip'), [0 32.5 -76 / 3]));
assert(isequaln(interp1([1 2 4 5], [10 20 40 1], [0 6], 'pchip', NaN), [NaN NaN]) && isequaln(interp1(1:3, [1 4 9], [0 2.5], 'cubic'), [NaN 6.25]) && interp1(1:3, [1 4 9], 0, 'cubic', 'extrap') == 0);
assert(near(interp1([1 2 4], [10 20 80; 1i 2i 8i].', 3, 'spline'), [130 / 3, 13i / 3]) && interp1([5 1], [4 2], 3, 'pchip') == 3);
assert(isequal(kron(int8([1 2]), 2), int8([2 4])) && isequal(kron(int8([1 2]), int8([1; 100])), int8([1 2; 100 127])));
refuse(@() kron(int8([1 2]), [1 2]), 'MATLAB:mixedClasses');
refuse(@() int32([1 2; 3 4]) ^ 1, 'MATLAB:mpower:integerNotSupported');
refuse(@() int32([1 2; 3 4]) ^ 0, 'MATLAB:mpower:integerNotSupported');

function refuse(f, identifier)
% f fails with that identifier.
try
  f();
catch e
  assert(strcmp(e.identifier, identifier), e.message);
  return
end
error('No %s came.', identifier);
end
