function x = ifft(y, n, dim, varargin)
% IFFT Inverse of fft: real when what is given is conjugate symmetric.
symmetric = false;
options = varargin;
if nargin > 2 && (ischar(dim) || isstring(dim)), options = [{dim} options]; dim = []; end
if nargin > 1 && (ischar(n) || isstring(n)), options = [{n} options]; n = []; end
for k = 1:numel(options)
  if ~any(strcmp(options{k}, {'symmetric', 'nonsymmetric'}))
    error('MATLAB:ifft:unknownOption', 'The option of ifft is ''symmetric'' or ''nonsymmetric''.');
  end
  symmetric = strcmp(options{k}, 'symmetric');
end
if nargin < 3 || isempty(dim), dim = find(size(y) ~= 1, 1); end
if isempty(dim), dim = 1; end
if nargin < 2 || isempty(n), n = size(y, dim); end
index = repmat({':'}, 1, max(ndims(y), dim));
index{dim} = [1:min(n, 1) n:-1:2];
if n == size(y, dim), symmetric = symmetric || isequal(y, conj(y(index{:}))); end
x = conj(fft(conj(y), n, dim)) / double(n);
if symmetric, x = real(x); end
end
