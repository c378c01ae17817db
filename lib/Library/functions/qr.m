function [Q, R] = qr(A, economy)
% QR Orthogonal and upper triangular factor by Householder reflections; qr(A, 0) and qr(A, "econ") leave out what does not count.
if ~isfloat(A), A = double(A); end
[m, n] = size(A);
if nargin > 1 && isnumeric(economy) && economy ~= 0
  error('MATLAB:qr:unknownOption', 'The option of qr is 0 or ''econ''.');
end
isEconomic = nargin > 1 && m > n;
if nargout < 2
  Q = lapack('geqrf', A, isEconomic);
  if isempty(Q), Q = by_blocks(A, isEconomic); end
else
  [R, Q] = lapack('geqrf', A, isEconomic);
  if isempty(R), [R, Q] = by_blocks(A, isEconomic); end
end
end

function [R, Q] = by_blocks(A, isEconomic)
% Without a library: of some columns first; the others change by products of matrices.
[m, n] = size(A);
block = 32;
starts = 1:block:min(m - 1, n);
kept = cell(numel(starts), 2);
R = A;
for k = 1:numel(starts)
  rows = starts(k):m; columns = starts(k):min([starts(k) + block - 1, m - 1, n]); rest = columns(end) + 1:n;
  [V, T, R(rows, columns)] = reflections(R(rows, columns));
  R(rows, rest) = R(rows, rest) - V * (T' * (V' * R(rows, rest)));
  kept(k, :) = {V, T};
end
R = triu(R);
if isEconomic, R = R(1:n, :); end
if nargout < 2, return, end
width = m;
if isEconomic, width = n; end
Q = eye(m, width, 'like', real(A));
for k = numel(starts):-1:1
  [V, T] = kept{k, :};
  rows = starts(k):m; columns = starts(k):size(Q, 2);
  Q(rows, columns) = Q(rows, columns) - V * (T * (V' * Q(rows, columns)));
end
end

function [V, T, A] = reflections(A)
% Those that make the columns of A triangular one after the other: their product is eye - V*T*V'.
[m, n] = size(A);
V = zeros(m, n, 'like', A); T = zeros(n, 'like', A);
for k = 1:n
  x = A(k:m, k);
  scale = norm(x);
  if scale == 0, continue, end
  direction = 1;
  if x(1) ~= 0, direction = x(1) / abs(x(1)); end
  x(1) = x(1) + direction * scale;
  x = x / norm(x);
  A(k:m, k:n) = A(k:m, k:n) - 2 * x * (x' * A(k:m, k:n));
  V(k:m, k) = x;
  T(1:k - 1, k) = -2 * (T(1:k - 1, 1:k - 1) * (V(k:m, 1:k - 1)' * x));
  T(k, k) = 2;
end
end
