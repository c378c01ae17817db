function [Q, R] = qr(A, economy)
% QR Orthogonal and upper triangular factor by Householder reflections; qr(A, 0) and qr(A, "econ") leave out what
% does not count.
if ~isfloat(A), A = double(A); end
[m, n] = size(A);
if nargin > 1 && isnumeric(economy) && economy ~= 0
  error('MATLAB:qr:unknownOption', 'The option of qr is 0 or ''econ''.');
end
R = A;
Q = eye(m, 'like', real(A));
for k = 1:min(m - 1, n)
  x = R(k:m, k);
  scale = norm(x);
  if scale == 0, continue, end
  direction = 1;
  if x(1) ~= 0, direction = x(1) / abs(x(1)); end
  x(1) = x(1) + direction * scale;
  x = x / norm(x);
  R(k:m, :) = R(k:m, :) - 2 * x * (x' * R(k:m, :));
  Q(:, k:m) = Q(:, k:m) - 2 * (Q(:, k:m) * x) * x';
end
R = triu(R);
if nargin > 1 && m > n
  Q = Q(:, 1:n);
  R = R(1:n, :);
end
if nargout < 2, Q = R; end
end
