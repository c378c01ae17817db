function y = fftn(x)
% FFTN Fourier transform along all dimensions.
y = x;
for d = 1:ndims(x), y = fft(y, [], d); end
end
