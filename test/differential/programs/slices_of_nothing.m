% Ranges without elements, wherever they start, slices of arrays without elements and of single elements: shapes and sums.
x = (1:10) .* 1.5; c = x'; A = reshape(1:12, 3, 4); e = zeros(0, 3); f = zeros(3, 0); T = ones(2, 0, 3); s = 5; r1 = zeros(1, 0); c0 = zeros(0, 1);
for k = 1:3
  fprintf('%d ', size(x(1:0) + k), size(x(k:k-1) + k), size(x(20:19) + k), size(x(0:-1) + k), size(x(-5:-7) .* k), size(x(1.5:1) + k), size(x(1:-1:k+1) + k));
  fprintf('%d ', size(c(k:0) + k), size(c(99:k) + 1), size(A(1:0) + 1), size(A(:, 1:0) + 1), size(A(1:0, :) + 1), size(A(k:0, 9:8) + 1), size(A(1:0, k) + A(k:k-1, 1)));
  fprintf('%d ', size(e(:, k) + 1), size(e(1:0, k) + 1), size(e(:) + 1), size(f(k, :) + 1), size(e(:, 1:k) + e(:, k)), size(T(:, :, k) + 1), size(T(k:2, :, 1:2) + 1), size(T(:, 1:0) + 1));
  fprintf('%d ', size(s(:) + k), size(s(1:1) + k), size(s(1:0) + k), size(s(1, 1:0) + k), size(s(1:0, :) + k), size(r1(1:0) + k), size(c0(1:0) + k), size(c0(:, 1) + k), size(c0(:) + k));
  fprintf('%.17g ', sum(x(1:0)), sum(x(k:k-1) .* x(9:8)), prod(c(k:0)), sum(e(:, 1:k)), sum(f(1:k, :), 2), sum(A(1:0, :) + A(k, :)), sum(A(:, k:0) + A(:, k), 2), prod(A(1:0, k)), sum(e(1:0, :), 1));
  fprintf('%d ', size(sum(f(:, 1:0), 1)), size(max(A(1:0, :))), size(sum(A(:, 1:0))), any(x(1:0)), all(x(k:0) > 1)); fprintf('%.17g ', mean(x(1:0)), s(:) + k, s(1:1) .* k); fprintf('\n');
end
function y = part(x, a, b, d)
  y = x(a:d:b) + 1;
end
for k = -1:3
  y = part(1:4, 1, k + 1, 1); fprintf('%d ', size(y), y); y = part((1:4)', 1, k + 1, 1); fprintf('%d ', size(y), y); y = part(7, 1, min(k + 1, 1), 1); fprintf('%d ', size(y), y);
  y = part(magic(3), k + 2, 5, k + 2); fprintf('%d ', size(y), y); y = part(zeros(0, 1), 1, 0, k + 2); fprintf('%d ', size(y)); y = part((1:3)', 3, max(2 - k, 1), -1); fprintf('%d ', size(y), y); fprintf('\n');
end
