function M = magic(n)
% MAGIC Square of the whole numbers from 1 on whose rows, columns and diagonals have one sum.
if ~isreal(n) || ~isscalar(n) || n < 0 || n ~= floor(n)
  error('MATLAB:expectedInteger', 'The order of a magic square must be a whole number that is not negative.');
end
n = double(n);
if mod(n, 2) == 1
  M = odd_square(n);
elseif mod(n, 4) == 0
  % Counted along rows, then the cells of a pattern of blocks in the other order.
  M = reshape(1:n * n, n, n)';
  half = floor(mod(1:n, 4) / 2);
  turned = half' == half;
  M(turned) = n * n + 1 - M(turned);
else
  % Four odd squares, some rows of whose halves trade places.
  p = n / 2; k = (n - 2) / 4;
  Q = odd_square(p);
  M = [Q, Q + 2 * p * p; Q + 3 * p * p, Q + p * p];
  M([1:p, p + 1:n], [1:k, n - k + 2:n]) = M([p + 1:n, 1:p], [1:k, n - k + 2:n]);
  if k > 0, M([k + 1, k + 1 + p], [1, k + 1]) = M([k + 1 + p, k + 1], [1, k + 1]); end
end
end

function M = odd_square(n)
% Two Latin squares of the diagonals.
r = (0:n - 1)'; c = 0:n - 1;
M = n * mod(r + c + 2 + n - (n + 3) / 2, n) + mod(r + 2 * c + 1, n) + 1;
end
