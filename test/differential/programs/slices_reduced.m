% Reductions of slices along each dimension, with slices that expand, large ones in several blocks, and several operands of one array.
n = 700; A = reshape(mod((1:n * n) .* 31, 1009), n, n) ./ 16; x = sin(1:n); y = cos(1:n)'; T = reshape(mod((1:5040) .* 11, 97), 7, 8, 9, 10);
for k = 1:3
  s = [sum(A(k, :)), sum(A(:, k)), sum(x(k:k:end)), sum(x(end:-k:1) .* x(1:k:n)), max(x(k:end-k)), min(y(k:3:end)), prod(1 + x(k:2 * k) ./ 9)];
  t = [sum(x(1:end-k) .* x(k+1:end)), mean(y(k:end)), var(x(k:end)), std(y(end:-1:k)), median(x(k:k+4)), sum(A(k:k:end)), norm(x(k:50)), dot(x(k:90), x(90:-1:k))];
  u = sum(A(k:end, 1:k)); v = sum(A(1:k, k:end), 2); w = mean(A(k:end, end:-1:k)); p = var(A(1:5, :), 0, 2); q = max(A(1:k:end, 2:3)); r = min(A(:, k:5), [], 2);
  a = any(A(k:end, 1:9) > 62); b = all(A(1:9, 1:k:end) >= 0, 2); c = sum(sum(A(2:end-1, 2:end-1) + A(1:end-2, 2:end-1) .* A(3:end, 2:end-1)));
  d = sum(A(:, 1:k) - A(:, k) .* A(1, 1:k)); e = sum(A(1:k, :) .* A(k, :), 2); f = cumsum(x(k:9)); g = sort(x(9:-1:k)); h = find(x(k:20) > 0.5);
  [m, i] = max(A(k:k+5, :)); o = [sum(A(1:k, 1:k), 'all'), sum(single(A(k, :))), sum(A(:, k) > 30)];
  fprintf('%.17g ', s, t, sum(u), v, sum(w), sum(p), q, r, a, b, c, d, e, f, g, h, sum(m), sum(i), o); fprintf('\n');
  j = sum(T(:, k, 2:3, :), 4); l = sum(T(2, :, :, k), 2); z = mean(T(:, :, k, 2:end), [1 4]); aa = max(T(end:-1:1, k, :, 3), [], 3); ab = sum(T(:, :, :), 3); ac = sum(T(:, k:end));
  fprintf('%.17g ', j, l, z, aa, ab, ac); fprintf('%d ', size(j), size(l), size(z), size(aa), size(ab), size(ac)); fprintf('\n');
end
