function P = legendre(n, x, kind)
% LEGENDRE Associated Legendre functions of degree n, of orders 0 to n along the first dimension; 'sch' and 'norm' scale them.
if nargin < 3, kind = 'unnorm'; end
if any(abs(x(:)) > 1), error('MATLAB:legendre:XOutOfRange', 'The argument must be within -1 and 1.'); end
points = reshape(x, 1, []);
P = zeros(n + 1, numel(points), 'like', points);
for m = 0:n, P(m + 1, :) = order_of(n, m, points) * scale_of(n, m, lower(char(kind))); end
if ~isvector(x) || n == 0, P = reshape(P, [(n + 1) * ones(1, n > 0), size(x)]); end
end

function p = order_of(n, m, x)
% Upwards in the degree from P(m, m).
p = (-1) ^ m * prod(1:2:2 * m - 1) * (1 - x .^ 2) .^ (m / 2);
before = zeros(size(x), 'like', x);
for k = m + 1:n, [before, p] = deal(p, ((2 * k - 1) * x .* p - (k + m - 1) * before) / (k - m)); end
end

function s = scale_of(n, m, kind)
ratio = exp((gammaln(n - m + 1) - gammaln(n + m + 1)) / 2);
switch kind
  case 'sch', s = (-1) ^ m * sqrt(1 + (m > 0)) * ratio;
  case 'norm', s = (-1) ^ m * sqrt(n + 0.5) * ratio;
  otherwise, s = 1;
end
end
