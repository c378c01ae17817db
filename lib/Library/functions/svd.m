function [U, S, V] = svd(A, economy)
% SVD Singular values, the largest first, or A = U*S*V'; svd(A, 0) and svd(A, "econ") leave out what does not count.
if ~isfloat(A), A = double(A); end
[m, n] = size(A);
if nargin > 1 && isnumeric(economy) && economy ~= 0
  error('MATLAB:svd:unknownOption', 'The option of svd is 0 or ''econ''.');
end
if any(~isfinite(A(:))), error('MATLAB:svd:matrixWithNaNInf', 'Input to SVD must not contain NaN or Inf.'); end
if nargout < 2
  values = lapack('gesdd', A);
else
  [values, U, W] = lapack('gesdd', A, nargin > 1);
  V = W';
end
isFromLibrary = ~isempty(values);
if ~isFromLibrary
  if m < n, [V, values, U] = one_sided(A'); else, [U, values, V] = one_sided(A); end
end
if nargout < 2, U = values; return, end
r = numel(values);
if nargin > 1
  S = diag(values);
else
  if ~isFromLibrary, U = completed(U, m); V = completed(V, n); end
  S = zeros(m, n, 'like', values);
  S(1:r, 1:r) = diag(values);
end
end

function [U, values, V] = one_sided(A)
% Without a library: rotations of columns until all are orthogonal.
n = size(A, 2);
V = eye(n, 'like', real(A));
for sweep = 1:60
  done = true;
  for p = 1:n - 1
    for q = p + 1:n
      a = real(A(:, p)' * A(:, p)); b = real(A(:, q)' * A(:, q)); c = A(:, p)' * A(:, q);
      if abs(c) <= eps * sqrt(a * b) || c == 0, continue, end
      done = false;
      phase = c / abs(c);
      theta = (b - a) / (2 * abs(c));
      t = 1 / (abs(theta) + sqrt(theta ^ 2 + 1));
      if theta < 0, t = -t; end
      k = 1 / sqrt(t ^ 2 + 1);
      G = [k, t * k * phase; -t * k * phase', k];
      A(:, [p q]) = A(:, [p q]) * G;
      V(:, [p q]) = V(:, [p q]) * G;
    end
  end
  if done, break, end
end
values = sqrt(reshape(sum(abs(A) .^ 2, 1), [], 1));
[values, order] = sort(values, 'descend');
V = V(:, order);
U = A(:, order);
for k = 1:n
  if values(k) > 0, U(:, k) = U(:, k) / values(k); end
end
zero = values <= eps * max([values; realmin]);
if any(zero), full = completed(U(:, ~zero), size(U, 1)); U = full(:, 1:n); end
end

function Q = completed(Q, n)
% An orthonormal basis that begins with the columns of Q.
r = size(Q, 2);
if r == n, return, end
[basis, ~] = qr([Q, eye(n, 'like', real(Q))], 0);
Q = [Q, basis(:, r + 1:n)];
end
