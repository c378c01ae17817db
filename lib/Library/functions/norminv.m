function x = norminv(p, mu, sigma)
% NORMINV The number below which another is as likely as told, by the normal distribution of a mean and a deviation.
if nargin < 2, mu = 0; end
if nargin < 3, sigma = 1; end
x = -sqrt(2) * sigma .* erfcinv(2 * p) + mu;
x(sigma + 0 * x <= 0) = NaN;
end
