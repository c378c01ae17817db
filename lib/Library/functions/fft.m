function y = fft(x, n, dim)
% FFT Discrete Fourier transform along the first dimension that is not one, or another one; n cuts or fills with zeros.
if nargin < 3, dim = find(size(x) ~= 1, 1); end
if isempty(dim), dim = 1; end
if ~isfloat(x), x = double(x); end
if nargin < 2 || isempty(n), n = size(x, dim); end
n = double(n);
order = [dim, 1:dim - 1, dim + 1:max(ndims(x), dim)];
x = permute(x, order);
extents = size(x);
x = reshape(x, extents(1), prod(extents(2:end)));
if n < extents(1), x = x(1:n, :); end
if n > extents(1), x = [x; zeros(n - extents(1), size(x, 2))]; end
y = transformed(x, n);
if isreal(x) && n > 2
  half = floor((n - 1) / 2);
  y(n - half + 1:n, :) = conj(y(half + 1:-1:2, :));
end
extents(1) = n;
y = ipermute(reshape(y, extents), order);
end

function y = transformed(x, n)
% Of each column; the halves of all columns are columns of one matrix.
if n <= 1
  y = x;
elseif mod(n, 2) == 0
  count = size(x, 2);
  halves = transformed([x(1:2:n, :), x(2:2:n, :)], n / 2);
  even = halves(:, 1:count);
  odd = halves(:, count + 1:end) .* turns((0:n / 2 - 1)', n);
  y = [even + odd; even - odd];
elseif n <= 32
  y = turns(mod((0:n - 1)' * (0:n - 1), n), n) * x;
else
  y = by_convolution(x, n);
end
end

function w = turns(k, n)
% exp(-2*pi*i*k/n), exact at quarters.
w = complex(cos(2 * pi * k / n), -sin(2 * pi * k / n));
w(4 * k == n) = -1i; w(2 * k == n) = -1; w(4 * k == 3 * n) = 1i;
end

function y = by_convolution(x, n)
% Any length by a convolution of a length that is a power of two.
k = (0:n - 1)';
chirp = turns(mod(k .^ 2, 2 * n), 2 * n);
m = 2 ^ nextpow2(2 * n - 1);
a = [x .* chirp; zeros(m - n, size(x, 2))];
b = [conj(chirp); zeros(m - 2 * n + 1, 1); conj(chirp(n:-1:2))];
c = conj(transformed(conj(transformed(a, m) .* transformed(b, m)), m)) / m;
y = c(1:n, :) .* chirp;
end
