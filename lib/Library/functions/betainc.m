function y = betainc(x, a, b, tail)
% BETAINC The incomplete beta function of 0 to 1, lower or 'upper', divided by the complete one.
if nargin < 4, tail = 'lower'; end
if any(x(:) < 0 | x(:) > 1), error('MATLAB:betainc:XoutOfRange', 'The first argument must be within 0 and 1.'); end
if any(a(:) < 0) || any(b(:) < 0), error('MATLAB:betainc:PositiveZ', 'The second and third argument must not be negative.'); end
given = {x, a, b};
for k = 1:3
  for other = 1:3
    if ~isscalar(given{k}) && ~isscalar(given{other}) && ~isequal(size(given{k}), size(given{other}))
      error('MATLAB:betainc:InputSizeMismatch', 'Arguments must be of one size, or single numbers.');
    end
  end
end
x = x + 0 * (a + b); a = a + 0 * x; b = b + 0 * x;
% The fraction is for the nearer end.
turned = x > (a + 1) ./ (a + b + 2);
[x(turned), a(turned), b(turned)] = deal(1 - x(turned), b(turned), a(turned));
y = exp(a .* log(x) + b .* log1p(-x) - betaln(a, b)) .* fraction(x, a, b) ./ a;
y(x == 0) = 0;
other = xor(turned, strcmpi(tail, 'upper'));
y(other) = 1 - y(other);
end

function h = fraction(x, a, b)
% From the front (W. J. Lentz, Applied Optics 15, 1976).
small = realmin(class(x));
c = ones(size(x), 'like', x); d = 1 - (a + b) .* x ./ (a + 1); d(d == 0) = small;
d = 1 ./ d; h = d; change = 0 * x; k = 0;
while any(abs(change(:) - 1) > eps(class(x))) && k < 10000
  k = k + 1;
  for factor = {k * (b - k) .* x ./ ((a + 2 * k - 1) .* (a + 2 * k)), -(a + k) .* (a + b + k) .* x ./ ((a + 2 * k) .* (a + 2 * k + 1))}
    d = 1 + factor{1} .* d; d(d == 0) = small; c = 1 + factor{1} ./ c; c(c == 0) = small;
    d = 1 ./ d; change = d .* c; h = h .* change;
  end
end
if any(abs(change(:) - 1) > eps(class(x))), warning('RunMat:betainc:NotConverged', 'The parameters, up to %g, are too large: the result has few correct digits.', max([a(:); b(:)])); end
end
