function c = mat2cell(A, varargin)
% MAT2CELL An array cut into blocks of the given heights, widths and so on.
extents = size(A);
if nargin == 2, varargin = [varargin num2cell(extents(2:end))]; end
n = numel(varargin);
counts = ones(1, max(n, 2));
for d = 1:n
  if sum(varargin{d}) ~= size(A, d)
    error('MATLAB:mat2cell:VectorSumMismatch', ...
          'Input arguments, D1 through D%d, must sum to each dimension of the input matrix size, [%s].', n, strtrim(sprintf('%d ', extents)));
  end
  counts(d) = numel(varargin{d});
end
c = cell(counts);
index = cell(1, n);
position = cell(1, n);
for k = 1:numel(c)
  [position{:}] = ind2sub(counts, k);
  for d = 1:n
    last = sum(varargin{d}(1:position{d}));
    index{d} = last - varargin{d}(position{d}) + 1:last;
  end
  c{k} = A(index{:});
end
end
