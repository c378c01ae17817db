function y = fft2(x, m, n)
% FFT2 Fourier transform along rows and columns.
if nargin < 3, m = size(x, 1); n = size(x, 2); end
y = fft(fft(x, m, 1), n, 2);
end
