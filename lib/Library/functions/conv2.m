function C = conv2(A, B, varargin)
% CONV2 Convolution in two dimensions: 'full', 'same' or 'valid'; conv2(u, v, A) with a column u and a row v.
if ~isempty(varargin) && ~ischar(varargin{1}) && ~isstring(varargin{1})
  column = reshape(A, [], 1); row = reshape(B, 1, []);
  if ~isfloat(column), column = double(column); end
  if ~isfloat(row), row = double(row); end
  C = conv2(varargin{1}, column * row, varargin{2:end});
  return
end
shape = 'full';
if ~isempty(varargin), shape = lower(char(varargin{1})); end
if ~isfloat(A), A = double(A); end
if ~isfloat(B), B = double(B); end
[m, n] = size(A); [p, q] = size(B);
C = zeros(max(m + p - 1, 0), max(n + q - 1, 0), 'like', A(1:0) + B(1:0));
if ~isempty(A) && ~isempty(B)
  for j = 1:q
    for i = 1:p
      C(i:i + m - 1, j:j + n - 1) = C(i:i + m - 1, j:j + n - 1) + B(i, j) * A;
    end
  end
end
switch shape
  case 'full'
  case 'same', C = C(ceil((p - 1) / 2) + (1:m), ceil((q - 1) / 2) + (1:n));
  case 'valid', C = C(p:m, q:n);
end
end
