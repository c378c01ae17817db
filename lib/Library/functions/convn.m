function C = convn(A, B, shape)
% CONVN Convolution in any number of dimensions: 'full', 'same' or 'valid'.
if nargin < 3, shape = 'full'; end
if ~isfloat(A), A = double(A); end
if ~isfloat(B), B = double(B); end
rank = max(ndims(A), ndims(B));
a = ones(1, rank); a(1:ndims(A)) = size(A);
b = ones(1, rank); b(1:ndims(B)) = size(B);
C = zeros(max(a + b - 1, 0), 'like', A(1:0) + B(1:0));
at = cell(1, rank);
for k = 1:numel(B)
  [at{:}] = ind2sub(b, k);
  index = cell(1, rank);
  for d = 1:rank, index{d} = at{d}:at{d} + a(d) - 1; end
  C(index{:}) = C(index{:}) + B(k) * A;
end
if strcmpi(shape, 'full'), return, end
index = cell(1, rank);
for d = 1:rank
  if strcmpi(shape, 'same'), index{d} = ceil((b(d) - 1) / 2) + (1:a(d)); else, index{d} = b(d):a(d); end
end
C = C(index{:});
end
