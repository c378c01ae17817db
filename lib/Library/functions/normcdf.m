function p = normcdf(x, mu, sigma, tail)
% NORMCDF How likely a number is below x, or above it with 'upper', by the normal distribution of a mean and a deviation.
if nargin < 2, mu = 0; end
if nargin < 3, sigma = 1; end
z = (x - mu) ./ sigma;
if nargin > 3, z = -z; end
p = 0.5 * erfc(-z / sqrt(2));
p(sigma + 0 * p <= 0) = NaN;
end
