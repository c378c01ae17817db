function y = gammainc(x, a, tail)
% GAMMAINC The incomplete gamma function, lower or 'upper', divided by the complete one.
if nargin < 3, tail = 'lower'; end
if any(a(:) < 0) || any(x(:) < 0), error('MATLAB:gammainc:NegativeArg', 'The arguments must not be negative.'); end
if ~isscalar(x) && ~isscalar(a) && ~isequal(size(x), size(a)), error('MATLAB:gammainc:InputSizeMismatch', 'Arguments must be of one size, or single numbers.'); end
x = x + zeros(size(a), 'like', a); a = a + zeros(size(x), 'like', x);
y = zeros(size(x), 'like', x);
series = x < a + 1 & x ~= 0 & a ~= 0;
y(series) = lower_series(x(series), a(series));
fraction = ~series & x ~= 0 & a ~= 0;
upper = zeros(size(x), 'like', x);
upper(fraction) = upper_fraction(x(fraction), a(fraction));
y(fraction) = 1 - upper(fraction);
y(a == 0) = 1; upper(series) = 1 - y(series); upper(x == 0 & a ~= 0) = 1; upper(a == 0) = 0;
y(isinf(x) & x > 0) = 1; upper(isinf(x) & x > 0) = 0;
y(isnan(x) | isnan(a)) = NaN; upper(isnan(x) | isnan(a)) = NaN;
if strcmpi(tail, 'upper'), y = upper; end
end

function y = lower_series(x, a)
% x^a e^-x / gamma(a + 1) * (1 + x/(a+1) + x^2/((a+1)(a+2)) + ...).
term = ones(size(x), 'like', x); total = term; k = 0;
while any(abs(term(:)) > eps(class(term)) * abs(total(:))) && k < 10000
  k = k + 1; term = term .* x ./ (a + k); total = total + term;
end
y = total .* exp(a .* log(x) - x - gammaln(a + 1));
end

function y = upper_fraction(x, a)
% The continued fraction of Legendre, from the front (W. J. Lentz, Applied Optics 15, 1976).
small = realmin(class(x));
b = x + 1 - a; c = ones(size(x), 'like', x) / small; d = 1 ./ b; h = d; k = 0; change = 0 * x;
while any(abs(change(:) - 1) > eps(class(x))) && k < 10000
  k = k + 1; factor = -k * (k - a); b = b + 2;
  d = factor .* d + b; d(d == 0) = small; c = b + factor ./ c; c(c == 0) = small;
  d = 1 ./ d; change = d .* c; h = h .* change;
end
y = h .* exp(a .* log(x) - x - gammaln(a));
end
