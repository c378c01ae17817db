% Regular parts of arrays that kernels read where the array is: stencils, steps, reversals, ranges of matrices and N-D arrays, every class.
% differential: compiled
n = 9; x = (1:n) .* 1.25 - 3; c = x' .* 2; A = reshape(mod((1:n * n) .* 7, 13), n, n) ./ 4; T = reshape(1:120, 2, 3, 4, 5) ./ 8;
for k = 1:4
  % 1-D: neighbours, steps up and down, rows and columns, linear ranges of matrices.
  d = x(2:end) - x(1:end-1); s = x(1:n-2) - 2 .* x(2:n-1) + x(3:n); r = x(end:-1:1) .* x; u = x(k:2:end) + k; v = x(end:-k:1) ./ 2;
  e = c(2:end) - c(1:end-1); f = c(k:end) .* c(end-k+1:-1:1); g = A(k:5:60) + 1; h = A(3 * k:-1:k) .* A(k:3 * k); w = T(120:-7:k) + T(k:7:120);
  fprintf('%.17g ', d, s, r, u, v, e, f, g, h, w); fprintf('%d ', size(e), size(f), size(g), size(w)); fprintf('\n');
  % 2-D: five points, windows that overlap, corners, every second, mirrored; rows and columns that expand.
  L = A(1:n-2, 2:n-1) + A(3:n, 2:n-1) + A(2:n-1, 1:n-2) + A(2:n-1, 3:n) - 4 .* A(2:n-1, 2:n-1); M = A(:, end:-1:1) + A(end:-1:1, :);
  P = A(1:2:end, 2:2:end) - A(end:-2:1, 1:2:end-1); Q = A(k, :) .* A(:, k) + A(k, 1:n); R = A(1:k+1, :) - A(k, :); S = A(:, k:end) ./ A(:, 2);
  fprintf('%.17g ', L, M, P, Q, R, S, A(k, 2:end) + x(2:end), A(2:end, k) + c(2:end)); fprintf('%d ', size(P), size(R), size(S)); fprintf('\n');
  % N-D: pages, the last subscript over several dimensions, subscripts beyond the last dimension.
  a = T(:, :, k) + 1; b = T(:, k:end) .* 2; o = T(1, end:-1:1, 2:2:4, k) - T(2, :, [1:2], k); p = T(:, :, 3 * k) + T(:, :, 1, 1); q = T(:, 2, :, 1:k+1) + k;
  t = T(:, 2:end, :) - T(:, 1:end-1, :); z = T(end, end, end, end:-1:k) + T(1, 1, 1, 1:6-k); y = T(:, :, 2, k, 1) - T(:, :, k, 2, :);
  fprintf('%.17g ', a, b, o, p, q, t, z, y); fprintf('%d ', size(a), size(b), size(p), size(y), size(o, 3), size(t, 2), numel(z)); fprintf('\n');
end
% Classes, of arrays and of subscripts.
i8 = int8(-9:9); u16 = uint16(1:9) .* 7000; i64 = int64(2) .^ 60 + int64(1:9); l = x > 0; fs = single(x) ./ 3; i = int32(0); j = single(0);
for k = 1:4
  i = i + 1; j = j + 1;
  sums = i8(k:end) + i8(1:end-k+1); steps = u16(end:-k:1) + 3000; wide = i64(k:9) - i64(1:10-k); both = l(k:6) & l(k+1:7); other = ~l(9:-k:1);
  thirds = fs(end:-k:1) .* 3; rows = A(i, 2:end) + A(j, 2:end);
  disp(sums); disp(steps); disp(wide); disp(both); disp(other); fprintf('%.9g ', thirds, rows, x(i) - x(j)); fprintf('\n');
end
disp([class(sums) ' ' class(steps) ' ' class(wide) ' ' class(both) ' ' class(other) ' ' class(thirds)]); % interpreted: class is not compiled
