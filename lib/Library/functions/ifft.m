function x = ifft(y, n, dim, varargin)
% IFFT Inverse of fft: real when what is given is conjugate symmetric.
symmetric = false;
if nargin > 1 && (ischar(n) || isstring(n)), symmetric = strcmp(n, 'symmetric'); n = []; end
if nargin < 3, dim = find(size(y) ~= 1, 1); end
if isempty(dim), dim = 1; end
if nargin < 2 || isempty(n), n = size(y, dim); end
index = repmat({':'}, 1, max(ndims(y), dim));
index{dim} = [1 n:-1:2];
if n == size(y, dim), symmetric = symmetric || isequal(y, conj(y(index{:}))); end
x = conj(fft(conj(y), n, dim)) / double(n);
if symmetric, x = real(x); end
end
