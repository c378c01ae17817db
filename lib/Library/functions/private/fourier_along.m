function y = fourier_along(x, n, dim, direction)
% The transforms of x along a dimension in one direction; x is cut, or filled with zeros, to length n.
if ~isfloat(x), x = double(x); end
n = double(n);
order = [dim, 1:dim - 1, dim + 1:max(ndims(x), dim)];
if dim > 1, x = permute(x, order); end
extents = size(x);
x = reshape(x, extents(1), prod(extents(2:end)));
if n < extents(1), x = x(1:n, :); end
if n > extents(1), x = [x; zeros(n - extents(1), size(x, 2))]; end
extents(1) = n;
y = reshape(fouriercolumns(x, direction), extents);
if dim > 1, y = ipermute(y, order); end
end
