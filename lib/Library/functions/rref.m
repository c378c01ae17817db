function [R, p] = rref(A, tol)
% RREF Reduced row echelon form, and the columns of its pivots; smaller numbers than a tolerance are 0.
[m, n] = size(A);
if nargin < 2, tol = max(m, n) * eps(class(A)) * norm(A, Inf); end
row = 1; p = zeros(1, 0);
for column = 1:n
  if row > m, break, end
  [largest, k] = max(abs(A(row:m, column)));
  if largest <= tol, A(row:m, column) = 0; continue, end
  p(end + 1) = column; k = k + row - 1;
  A([row k], column:n) = A([k row], column:n);
  A(row, column:n) = A(row, column:n) / A(row, column);
  for other = [1:row - 1, row + 1:m], A(other, column:n) = A(other, column:n) - A(other, column) * A(row, column:n); end
  row = row + 1;
end
R = A;
end
