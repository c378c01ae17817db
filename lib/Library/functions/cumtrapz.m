function z = cumtrapz(x, y, dim)
% CUMTRAPZ Integrals of y over x, or over a width of 1, by trapezoids from the first point to each.
if nargin == 2 && is_dimension(y), dim = y; end
if nargin == 1 || exist('dim', 'var') && nargin == 2, y = x; x = 1; end
if ~isfloat(x), x = double(x); end
if ~isfloat(y), y = double(y); end
if ~exist('dim', 'var'), dim = find([size(y) 2] ~= 1, 1); end
n = size(y, dim);
width = x;
if ~isscalar(x) && (isvector(x) || ~isequal(size(x), size(y)))
  if numel(x) ~= n
    error('MATLAB:cumtrapz:LengthXMismatch', 'There must be as many points x as y has elements along dimension %d.', dim);
  end
  width = reshape(diff(x), [ones(1, dim - 1) max(n - 1, 0) 1]);
elseif ~isscalar(x)
  width = diff(x, 1, dim);
end
before = repmat({':'}, 1, max(ndims(y), dim)); after = before; first = before;
before{dim} = 1:n - 1; after{dim} = 2:n; first{dim} = 1:min(n, 1);
z = cat(dim, zeros(size(y(first{:}))), cumsum(width .* (y(before{:}) + y(after{:})) / 2, dim));
end

function tf = is_dimension(y)
tf = isscalar(y) && isnumeric(y) && isreal(y) && y >= 1 && isfinite(y) && y == fix(y);
end
