% Assignment to slices and masks in loops: vectors, scalars that fill, other classes, other directions, and both sides the same array.
A = zeros(4, 6); S = single(A); L = A > 1; x = 1:8; T = zeros(2, 3, 4); v = (1:4)';
for j = 1:6
  A(:, j) = v .* j;
  A(mod(j, 4) + 1, :) = j;
  S(:, j) = A(:, j) ./ 3;
  L(:, j) = A(:, j) > 5;
  L(1, :) = 1;
  x(x > 6) = 0;
  x(2:3) = [j j + 1];
  x(end:-1:7) = -j;
  A([1 2], [j 1]) = [1 2; 3 4] .* j;
end
disp(A); disp(S); disp(L); disp(x); disp(class(S)); disp(class(L))
for j = 1:4
  T(:, :, j) = reshape(1:6, 2, 3) + j; T(1, 2, :) = j; T(:, 1) = [j; -j];
end
disp(T)
for j = 1:3
  A(:, j) = A(:, j + 1); A(:) = A(:) + 1; A(j, :) = A(j, end:-1:1); A(:, 1:2) = A(:, [2 1]);
end
disp(A)
B = A; s = 0;
for j = 1:3
  C = B; B(:, j) = 0; s = s + sum(C(:, j)) + sum(B(:));
end
disp(B); disp(C); disp(A); disp(s)
