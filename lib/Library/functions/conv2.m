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
  % Beside a large kernel there is little of A in a pass over C.
  if numel(C) <= 4 * numel(A) && all(isfinite(B(:))), C = gathered(C, A, B); else, C = scattered(C, A, B); end
end
switch shape
  case 'full'
  case 'same', C = C(ceil((p - 1) / 2) + (1:m), ceil((q - 1) / 2) + (1:n));
  case 'valid', C = C(p:m, q:n);
end
end

function C = gathered(C, A, B)
% Eight elements of B, in their order, in one pass over C. What is beside A counts as zeros, which add nothing.
[m, n] = size(A); [p, q] = size(B); [M, N] = size(C);
P = zeros(M + p - 1, N + q - 1, 'like', A);
P(p:p + m - 1, q:q + n - 1) = A;
% Where the part of P that belongs to an element of B begins.
r = repmat((p:-1:1)', 1, q); c = repmat(q:-1:1, p, 1);
for t = 1:8:p * q - 7
  C = C + B(t) * P(r(t):r(t) + M - 1, c(t):c(t) + N - 1) + B(t + 1) * P(r(t + 1):r(t + 1) + M - 1, c(t + 1):c(t + 1) + N - 1) + ...
      B(t + 2) * P(r(t + 2):r(t + 2) + M - 1, c(t + 2):c(t + 2) + N - 1) + B(t + 3) * P(r(t + 3):r(t + 3) + M - 1, c(t + 3):c(t + 3) + N - 1) + ...
      B(t + 4) * P(r(t + 4):r(t + 4) + M - 1, c(t + 4):c(t + 4) + N - 1) + B(t + 5) * P(r(t + 5):r(t + 5) + M - 1, c(t + 5):c(t + 5) + N - 1) + ...
      B(t + 6) * P(r(t + 6):r(t + 6) + M - 1, c(t + 6):c(t + 6) + N - 1) + B(t + 7) * P(r(t + 7):r(t + 7) + M - 1, c(t + 7):c(t + 7) + N - 1);
end
for t = p * q - mod(p * q, 8) + 1:p * q
  C = C + B(t) * P(r(t):r(t) + M - 1, c(t):c(t) + N - 1);
end
end

function C = scattered(C, A, B)
% The same sums in the same order, without products of zeros: those with Inf are NaN.
[m, n] = size(A); [p, q] = size(B);
for j = 1:q
  for i = 1:p
    C(i:i + m - 1, j:j + n - 1) = C(i:i + m - 1, j:j + n - 1) + B(i, j) * A;
  end
end
end
