function x = ifftn(y)
% IFFTN Inverse of fftn.
x = y;
for d = 1:ndims(y), x = ifft(x, [], d); end
end
