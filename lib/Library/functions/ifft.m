function x = ifft(y, n, dim, varargin)
% IFFT Inverse of fft: real when what is given is conjugate symmetric.
symmetric = false;
options = varargin;
if nargin > 2 && (ischar(dim) || isstring(dim)), options = [{dim} options]; dim = []; end
if nargin > 1 && (ischar(n) || isstring(n)), options = [{n} options]; n = []; end
for k = 1:numel(options)
  if ~any(strcmpi(options{k}, {'symmetric', 'nonsymmetric'}))
    error('MATLAB:ifft:unknownOption', 'The option of ifft is ''symmetric'' or ''nonsymmetric''.');
  end
  symmetric = strcmpi(options{k}, 'symmetric');
end
if nargin < 3 || isempty(dim), dim = find(size(y) ~= 1, 1); end
if isempty(dim), dim = 1; end
if nargin < 2 || isempty(n), n = size(y, dim); end
index = repmat({':'}, 1, max(ndims(y), dim));
if symmetric, y = mirrored(y, n, dim, index); end
x = fourier_along(y, n, dim, 'backward');
if symmetric, x = real(x); end
x = x / double(n);
end

function y = mirrored(y, n, dim, index)
% The first half of the n frequencies, with their conjugates in place of the others.
half = min(floor(n / 2) + 1, n);
extents = size(y);
extents(end + 1:dim) = 1;
extents(dim) = max(half - size(y, dim), 0);
y = cat(dim, y, zeros(extents, 'like', y));
index{dim} = 1:half;
low = y(index{:});
index{dim} = ceil(n / 2):-1:2;
y = cat(dim, low, conj(y(index{:})));
end
