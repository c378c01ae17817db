function y = ifftshift(x, dim)
% IFFTSHIFT Undoes fftshift.
if nargin > 1
  y = circshift(x, ceil(size(x, dim) / 2), dim);
  return
end
y = x;
for d = 1:ndims(x), y = circshift(y, ceil(size(x, d) / 2), d); end
end
