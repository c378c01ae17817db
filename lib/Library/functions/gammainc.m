function y = gammainc(x, a, tail)
% GAMMAINC The incomplete gamma function, lower or 'upper', divided by the complete one.
if nargin < 3, tail = 'lower'; end
if any(a(:) < 0) || any(x(:) < 0), error('MATLAB:gammainc:NegativeArg', 'The arguments must not be negative.'); end
if ~isscalar(x) && ~isscalar(a) && ~isequal(size(x), size(a)), error('MATLAB:gammainc:InputSizeMismatch', 'Arguments must be of one size, or single numbers.'); end
like = zeros(0, 'like', x([]) + a([]));
x = double(x) + zeros(size(a)); a = double(a) + zeros(size(x));
[lower, upper] = deal(NaN(size(x)));
[lower, upper] = put(x == 0 | isinf(a) & isfinite(x), @(x, a) deal(0, 1), x, a, lower, upper);
[lower, upper] = put(isinf(x) & isfinite(a) | a == 0 & ~isnan(x), @(x, a) deal(1, 0), x, a, lower, upper);
inner = isfinite(x) & isfinite(a) & x > 0 & a > 0;
near = inner & a > 1000 & abs(x - a) < 0.4 * a;
below = inner & ~near & x < a + 1;
[lower, upper] = put(near, @by_uniform_expansion, x, a, lower, upper);
[lower, upper] = put(below & a >= 0.5, @by_series, x, a, lower, upper);
[lower, upper] = put(below & a < 0.5, @by_small_order, x, a, lower, upper);
[lower, upper] = put(inner & ~near & ~below, @by_fraction, x, a, lower, upper);
if strcmpi(tail, 'upper'), y = cast(upper, 'like', like); else, y = cast(lower, 'like', like); end
end

function [lower, upper] = put(where, rule, x, a, lower, upper)
if any(where(:)), [lower(where), upper(where)] = rule(x(where), a(where)); end
end

function [lower, upper] = by_series(x, a)
% 1 + x/(a+1) + x^2/((a+1)(a+2)) + ....
term = ones(size(x)); total = term; k = 0;
while any(term > eps * total), k = k + 1; term = term .* x ./ (a + k); total = total + term; end
lower = total .* weight(x, a); upper = 1 - lower;
end

function [lower, upper] = by_small_order(x, a)
% The upper tail by itself: the lower one is nearly 1.
lower = by_series(x, a);
power = a .* log(x) - log_gamma_of_one_and(a);
term = -x; total = term ./ (a + 1); k = 1;
while any(abs(term) > eps * abs(total)), k = k + 1; term = -term .* x / k; total = total + term ./ (a + k); end
upper = -expm1(power) - exp(power) .* a .* total;
end

function [lower, upper] = by_fraction(x, a)
% The continued fraction of Legendre, from the front (W. J. Lentz, Applied Optics 15, 1976).
b = x + 1 - a; c = ones(size(x)) / realmin; d = 1 ./ b; h = d; k = 0; change = zeros(size(x));
while any(abs(change - 1) > 2 * eps) && k < 10000
  k = k + 1; factor = -k * (k - a); b = b + 2;
  d = factor .* d + b; d(d == 0) = realmin; c = b + factor ./ c; c(c == 0) = realmin;
  d = 1 ./ d; change = d .* c; h = h .* change;
end
upper = h .* a .* weight(x, a); lower = 1 - upper;
end

function [lower, upper] = by_uniform_expansion(x, a)
% N. M. Temme, SIAM J. Math. Anal. 10 (1979): the normal distribution, and a series in 1/a.
half = a .* distance(x, a);
eta = sign(x - a) .* sqrt(2 * half ./ a);
terms = expansion_coefficients(7, 30);
total = zeros(size(x));
for k = 7:-1:1, total = total ./ a + polyval(fliplr(terms(k, :)), eta); end
rest = exp(-half) ./ sqrt(2 * pi * a) .* total;
root = sign(x - a) .* sqrt(half);
lower = erfc(-root) / 2 - rest; upper = erfc(root) / 2 + rest;
end

function terms = expansion_coefficients(count, degree)
% Row k + 1: the powers of eta that go with 1/a^k.
last = degree + 2 * count;
% mu = x/a - 1 by powers of eta, from mu mu' = eta (1 + mu).
mu = 1;
for n = 2:last + 2, mu(n) = (mu(n - 1) - sum((2:n - 1) .* mu(2:n - 1) .* mu(n - 1:-1:2))) / (n + 1); end
% 1/mu, from 1/eta on.
inverse = 1;
for n = 2:last + 2, inverse(n) = -sum(mu(2:n) .* inverse(n - 1:-1:1)); end
row = inverse(2:end);
terms = zeros(count, degree + 1);
for k = 1:count
  terms(k, :) = row(1:degree + 1);
  next = (2:numel(row) - 1) .* row(3:end);
  row = next - row(2) * inverse(2:numel(next) + 1);
end
end

function w = weight(x, a)
% x^a e^-x / gamma(a + 1), without the difference of large logarithms.
w = exp(a .* log(x) - x - gammaln(a + 1));
large = a >= 20;
x = x(large); a = a(large);
w(large) = exp(-a .* distance(x, a) - stirling(a)) ./ sqrt(2 * pi * a);
end

function d = distance(x, a)
% mu - log(1 + mu), where mu = x/a - 1; near 0 by powers of mu / (2 + mu).
mu = (x - a) ./ a;
d = mu - log(x ./ a);
near = abs(mu) < 0.5;
mu = mu(near); r = mu ./ (2 + mu); total = zeros(size(r));
for k = 31:-2:3, total = (total + 1 / k) .* r .^ 2; end
d(near) = mu .* r - 2 * r .* total;
end

function s = stirling(a)
% What log(gamma(a + 1)) has more than Stirling's formula, from 20 on.
s = zeros(size(a));
for c = fliplr(stirling_coefficients()), s = s ./ a .^ 2 + c; end
s = s ./ a;
end

function c = stirling_coefficients()
c = [1/12, -1/360, 1/1260, -1/1680, 1/1188, -691/360360, 1/156];
end

function g = log_gamma_of_one_and(a)
% log(gamma(1 + a)) of small a by what the logarithm at 20 + a has more than at 20: each term is small as a is.
ratio = log1p(a / 20);
g = (19.5 + a) .* ratio + a * log(20) - a;
for k = 1:19, g = g - log1p(a / k); end
c = stirling_coefficients();
for k = 1:numel(c), g = g + c(k) * expm1((1 - 2 * k) * ratio) / 20 ^ (2 * k - 1); end
end
