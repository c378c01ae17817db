function varargout = gradient(F, varargin)
% GRADIENT Differences along each dimension: central ones inside, one-sided at the ends.
if isvector(F), dims = find(size(F) ~= 1, 1); if isempty(dims), dims = 1; end
else, dims = [2 1 3:ndims(F)]; end
if nargout > numel(dims), error('MATLAB:maxlhs', 'Too many output arguments.'); end
if ~any(numel(varargin) == [0 1 numel(dims)])
  error('MATLAB:gradient:InvalidInputs', 'There is one spacing, or one for each dimension.');
end
if ~isfloat(F), F = double(F); end
for k = 1:max(nargout, 1)
  d = dims(k);
  h = 1;
  if numel(varargin) == 1, h = varargin{1}; elseif ~isempty(varargin), h = varargin{k}; end
  varargout{k} = along(F, h, d);
end
end

function G = along(F, h, d)
n = size(F, d);
if n < 2 && isscalar(h), G = zeros(size(F), 'like', F); return, end
h = double(h);
if isscalar(h), x = h * (0:n - 1); else, x = h; end
if numel(x) ~= n
  error('MATLAB:gradient:InvalidInputs', 'There must be as many points as elements along dimension %d.', d);
end
extents = ones(1, max(2, d)); extents(d) = n;
x = reshape(x, extents);
next = [2:n n]; last = [1 1:n - 1];
index = repmat({':'}, 1, ndims(F));
after = index; after{d} = next; before = index; before{d} = last;
steps = x(next) - x(last);
G = (F(after{:}) - F(before{:})) ./ reshape(steps, extents);
end
