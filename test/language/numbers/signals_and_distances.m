% Normal distribution, windows, distances, padding, correlation. The numbers come from Python's statistics.NormalDist, or by hand.
% language: no-unit
near = @(a, b) isequal(size(a), size(b)) && all(abs(a(:) - b(:)) <= 1e-12 * max(1, abs(b(:))));
assert(near(normpdf([0 1]), [1 exp(-0.5)] / sqrt(2 * pi)) && near(normpdf(3, 1, 2), exp(-0.5) / sqrt(8 * pi)) && isnan(normpdf(0, 0, -1)))
assert(near(normcdf([0 1.96 -1]), [0.5 0.9750021048517795 0.15865525393145707]) && near(normcdf(3, 1, 2, 'upper'), 0.15865525393145707) && normcdf(-10) > 7e-24)
assert(near(norminv([0.5 0.975 0.025]), [0 1.9599639845400545 -1.9599639845400545]) && near(norminv(normcdf(0.3, 1, 2), 1, 2), 0.3) && isequal(norminv([0 1]), [-Inf Inf]))
assert(near(hamming(3), [0.08; 1; 0.08]) && near(hann(3), [0; 1; 0]) && near(hanning(3), [0.5; 1; 0.5]) && near(hann(4, 'periodic'), [0; 0.5; 1; 0.5]) && isequal(hamming(1), 1) && isempty(hann(0)))
assert(near(hamming(4, 'periodic'), [0.08; 0.54; 1; 0.54]) && isequal(hann(1), 1))
assert(isequal(pdist2([0 0; 3 4], [0 0; 0 4; 3 0]), [0 4 3; 5 3 4]) && isequal(pdist2([0 0], [3 4], 'cityblock'), 7) && isequal(pdist2([0 0], [3 4], 'chebychev'), 4))
assert(isequal(pdist2([0 0], [3 4], 'squaredeuclidean'), 25) && near(pdist2([1 0], [1 1], 'cosine'), 1 - sqrt(0.5)) && isequal(pdist([0 0; 3 4; 0 4]), [5 4 3]))
refuse(@() pdist2(1, [1 2]), 'MATLAB:pdist2:SizeMismatch');
assert(isequal(squareform([5 4 3]), [0 5 4; 5 0 3; 4 3 0]) && isequal(squareform([0 5 4; 5 0 3; 4 3 0]), [5 4 3]) && isequal(squareform(2), [0 2; 2 0]))
refuse(@() squareform([1 2]), 'MATLAB:squareform:BadInputSize');
refuse(@() squareform([1 2; 2 0]), 'MATLAB:squareform:BadInput');
assert(isequal(padarray([1 2; 3 4], [1 1]), [0 0 0 0; 0 1 2 0; 0 3 4 0; 0 0 0 0]) && isequal(padarray([1 2 3], [0 2], 'circular'), [2 3 1 2 3 1 2]) && isequal(padarray([1 2 3], [0 2], 'replicate', 'post'), [1 2 3 3 3]))
assert(isequal(padarray([1 2 3], [0 2], 'symmetric'), [2 1 1 2 3 3 2]) && isequal(padarray([1 2], [0 1], 9, 'pre'), [9 1 2]) && isequal(padarray([1; 2], 1, 7), [7; 1; 2; 7]) && isa(padarray(uint8(1), 1), 'uint8'))
refuse(@() padarray([], [1 1], 'replicate'), 'MATLAB:padarray:EmptyArray');
[r, lags] = xcorr([1 2 3], [0 1 0.5]); assert(near(r, [0.5 2 3.5 3 0]) && isequal(lags, -2:2))
refuse(@() xcorr([1 2 3], NaN), 'MATLAB:xcorr:InvalidLag');
assert(near(xcorr([1; 2; 3]), [3; 8; 14; 8; 3]) && near(xcorr([1 2 3], 1, 'biased'), [8 14 8] / 3) && near(xcorr([1 2 3], 'coeff'), [3 8 14 8 3] / 14) && near(xcorr([1 2 3], 'unbiased'), [3 4 14/3 4 3]))

function refuse(action, identifier)
try
  action();
catch e
  assert(strcmp(e.identifier, identifier), '%s: %s', e.identifier, e.message);
  return
end
error('No %s came.', identifier);
end
