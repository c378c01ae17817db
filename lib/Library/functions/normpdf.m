function y = normpdf(x, mu, sigma)
% NORMPDF Density of the normal distribution of a mean and a deviation, 0 and 1 unless told.
if nargin < 2, mu = 0; end
if nargin < 3, sigma = 1; end
y = exp(-0.5 * ((x - mu) ./ sigma) .^ 2) ./ (sqrt(2 * pi) * sigma);
y(sigma + 0 * y <= 0) = NaN;
end
