function x = ifft2(y, m, n)
% IFFT2 Inverse of fft2: real when what is given is conjugate symmetric.
if ~isfloat(y), y = double(y); end
if nargin < 3, m = size(y, 1); n = size(y, 2); end
if isempty(y), x = real(ifft(ifft(y, m, 1), n, 2)); return, end
symmetric = m == size(y, 1) && n == size(y, 2) && ...
            max(max(max(abs(y - conj(y([1 m:-1:2], [1 n:-1:2], :)))))) <= 4 * eps(max(max(max(abs(y)))));
x = ifft(ifft(y, m, 1), n, 2);
if symmetric, x = real(x); end
end
