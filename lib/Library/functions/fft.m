function y = fft(x, n, dim)
% FFT Discrete Fourier transform along the first dimension that is not one, or another one; n cuts or fills with zeros.
if nargin < 3, dim = find(size(x) ~= 1, 1); end
if isempty(dim), dim = 1; end
if nargin < 2 || isempty(n), n = size(x, dim); end
y = fourier_along(x, n, dim, 'forward');
end
