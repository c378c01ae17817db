function [L, U, P] = lu(A, form)
% LU Factors of a matrix with row exchanges: P*A = L*U, L holds the exchanges without a third output.
if ~isfloat(A), A = double(A); end
[m, n] = size(A);
if nargin > 1 && ~any(strcmp(form, {'vector', 'matrix'}))
  error('MATLAB:lu:unknownOption', 'The option of lu is ''vector'' or ''matrix''.');
end
[U, order] = lapack('getrf', A);
if isempty(U), [U, order] = by_columns(A); end
if nargout < 2, L = U; return, end
r = min(m, n);
L = tril(U(:, 1:r), -1) + eye(m, r, 'like', real(A));
U = triu(U(1:r, :));
if nargout < 3
  L(order, :) = L;
elseif nargin > 1 && strcmp(form, 'vector')
  P = order;
else
  I = eye(m, 'like', real(A));
  P = I(order, :);
end
end

function [U, order] = by_columns(A)
% Without a library.
[m, n] = size(A);
U = A;
order = 1:m;
for k = 1:min(m - 1, n)
  [~, at] = max(abs(U(k:m, k)));
  at = at + k - 1;
  if at ~= k
    U([k at], :) = U([at k], :);
    order([k at]) = order([at k]);
  end
  if U(k, k) == 0, continue, end
  rest = k + 1:m;
  U(rest, k) = U(rest, k) / U(k, k);
  U(rest, k + 1:n) = U(rest, k + 1:n) - U(rest, k) * U(k, k + 1:n);
end
end
