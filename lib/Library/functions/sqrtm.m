function X = sqrtm(A)
% SQRTM The matrix whose square is A.
if isequal(A, A')
  [V, D] = eig(A);
  X = V * diag(sqrt(diag(D))) * V';
  return
end
[U, T] = schur(A, 'complex');
n = size(T, 1);
R = zeros(n, 'like', T);
for j = 1:n
  R(j, j) = sqrt(T(j, j));
  for i = j - 1:-1:1
    inner = i + 1:j - 1;
    R(i, j) = (T(i, j) - R(i, inner) * R(inner, j)) / (R(i, i) + R(j, j));
  end
end
X = U * R * U';
if isreal(A) && norm(imag(X), 1) <= 10 * n * eps * norm(X, 1), X = real(X); end
end
