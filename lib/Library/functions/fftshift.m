function y = fftshift(x, dim)
% FFTSHIFT Zero frequency in the middle: halves exchanged along all dimensions, or one.
if nargin > 1
  y = circshift(x, floor(size(x, dim) / 2), dim);
  return
end
y = x;
for d = 1:ndims(x), y = circshift(y, floor(size(x, d) / 2), d); end
end
