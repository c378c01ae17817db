function P = legendre(n, x, kind)
% LEGENDRE Associated Legendre functions of degree n, of orders 0 to n along the first dimension; 'sch' and 'norm' scale them.
if nargin < 3, kind = 'unnorm'; end
if any(abs(x(:)) > 1), error('MATLAB:legendre:XOutOfRange', 'The argument must be within -1 and 1.'); end
n = double(n); points = reshape(double(x), 1, []);
[first, ratios, scales] = scale_of(n, lower(char(kind)));
P = zeros(n + 1, numel(points));
sine = sqrt((1 - points) .* (1 + points)); diagonal = first * ones(size(points));
for m = 0:n
  if m > 0, diagonal = diagonal .* (ratios(m) * sine); end
  P(m + 1, :) = upwards(n, m, points, diagonal) * scales(m + 1);
end
P = cast(P, 'like', x);
if ~isvector(x) || n == 0, P = reshape(P, [(n + 1) * ones(1, n > 0), size(x)]); end
end

function p = upwards(n, m, x, p)
% In the degree, from P(m, m).
before = zeros(size(x));
for k = m + 1:n, [before, p] = deal(p, ((2 * k - 1) * x .* p - (k + m - 1) * before) / (k - m)); end
end

function [first, ratios, scales] = scale_of(n, kind)
% From P(m - 1, m - 1) to P(m, m) times the scale of order m. Scaled values are small: far from 0 they begin larger.
j = 1:n; ratios = 1 - 2 * j; first = 1; scales = ones(1, n + 1);
isScaled = ~strcmp(kind, 'unnorm');
if ~isScaled && n <= 150, return, end
steps = sqrt((n + j) .* (n - j + 1));
ratios = ratios ./ steps * (-1) ^ isScaled; first = 2 ^ 930;
if strcmp(kind, 'sch'), scales(2:end) = sqrt(2); elseif isScaled, scales(:) = sqrt(n + 0.5); end
scales = scales / first;
if ~isScaled, scales = min(cumprod([scales(1) steps]), realmax); end
end
