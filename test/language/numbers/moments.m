% Moments, and statistics without NaN; columns of texts in outputs; logarithms and norms of matrices. Values by hand.
near = @(a, b) isequal(size(a), size(b)) && all(abs(a(:) - b(:)) <= 1e-12 * max(1, abs(b(:))));
[Z, mu, sigma] = zscore([1 2 3; 3 6 3]);
assert(near(Z, [-1 -1 0; 1 1 0] / sqrt(2)) && isequal(mu, [2 4 3]) && near(sigma, [sqrt(2) sqrt(8) 0]) && near(zscore([1 2 3], [], 2), [-1 0 1]))
refuse(@() zscore([1 2], 2), 'MATLAB:zscore:InvalidFlag');
d = [-10 -7 17] / 3;
assert(near(skewness([1 2 10]), mean(d .^ 3) / mean(d .^ 2) ^ 1.5) && near(skewness([1 2 10], 0), sqrt(6) * skewness([1 2 10])) && near(kurtosis(1:5), 1.7) && near(kurtosis((1:5)', 0), 1.8))
refuse(@() skewness([1 2], 3), 'MATLAB:skewness:InvalidFlag');
refuse(@() kurtosis([1 2], 3), 'MATLAB:kurtosis:InvalidFlag');
assert(isequal(range([3 1 5; 4 4 4]), [1 3 1]) && isequal(range([3 1 5; 4 4 4], 2), [4; 0]))
x = [1 NaN; 2 4];
assert(isequal(nanmean(x), [1.5 4]) && isequal(nansum(x, 2), [1; 6]) && isequal(nanmedian(x, 2), [1; 3]) && near(nanstd(x), [sqrt(0.5) 0]) && near(nanstd([1 NaN 3], 1), 1))
refuse(@() nanstd(1, 2), 'MATLAB:nanstd:InvalidWeight');


% What is NaN or infinite is left out, and spoils nothing else.
assert(near(skewness([1 2 10 NaN]), skewness([1 2 10])) && near(kurtosis([1 2 10 NaN 3], 0), kurtosis([1 2 10 3], 0)) && isnan(kurtosis([1 2 NaN 3], 0)))
assert(near(skewness([1 2; 2 NaN; 10 5; NaN 6], 0), [skewness([1 2 10], 0) skewness([2 5 6], 0)]) && isnan(skewness([1 2], 0)))
assert(isequaln(unwrap([0 NaN 1 8]), [0 NaN 1 8 - 2 * pi]) && isequaln(unwrap([0 4; NaN 8; 1 Inf]), [0 4; NaN 8 - 2 * pi; 1 Inf]) && isequal(unwrap(zeros(0, 3)), zeros(0, 3)))
[n, centers] = hist([1 2 Inf NaN], 2); assert(isequal(n, [1 2]) && isequal(centers, [1.25 1.75]))
refuse(@() hist(1:3, -2), 'MATLAB:hist:InvalidInput');
lastwarn('', ''); text = evalc('L = logm([0 1; 0 0]);'); [~, identifier] = lastwarn;
assert(all(isnan(L(:))) && strcmp(identifier, 'MATLAB:logm:nonPosRealEig') && count(text, 'Warning') == 1)

assert(near(expm(logm([2 1; 0 3])), [2 1; 0 3]) && near(logm([4 0; 0 1]), [log(4) 0; 0 0]) && near(expm(logm([1 2; 3 4])) + 0, [1 2; 3 4]))
[n, count] = normest(magic(4)); assert(abs(n - 34) < 1e-4 && count > 0 && normest(zeros(2)) == 0)
assert(abs(triplequad(@(x, y, z) y * sin(x) + z * cos(x), 0, pi, 0, 1, -1, 1) - 2) < 1e-5)
assert(abs(integral3(@(x, y, z) x .* y .* z, 0, 1, 0, @(x) x, 0, @(x, y) y) - 1 / 48) < 1e-9)
refuse(@() integral3(@(x, y, z) x, 0, 1, 0, 1, 0, [1 2]), 'MATLAB:integral3:InvalidLimit');

[a, b] = strread('1 2 3 4', '%d %f');
assert(isequal(a, [1; 3]) && isa(a, 'double') && isequal(b, [2; 4]) && isequal(strread('x,y', '%s', 'delimiter', ','), {'x'; 'y'}))
refuse(@() two_of('1 2', '%d'), 'MATLAB:strread:TooManyOutputs');
refuse(@() textread('/no such file'), 'MATLAB:textread:FileNotFound');
assert(license('test', 'matlab') == 1 && license('test', 'no such') == 0 && ischar(license) && isfolder(matlabroot))

function b = two_of(varargin)
[~, b] = strread(varargin{:});
end

function refuse(action, identifier)
try
  action();
catch e
  assert(strcmp(e.identifier, identifier), '%s: %s', e.identifier, e.message);
  return
end
error('No %s came.', identifier);
end
