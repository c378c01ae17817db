% Slices of matrices, vectors and N-D arrays: colons, ranges, lists, masks and end, in and out of loops. Shapes are part of the output.
A = reshape(1:24, 4, 6) .* 1.5; x = (1:7) .* 2; y = x'; T = reshape(1:24, 2, 3, 4); L = A > 10; S = single(A);
s = 0;
for j = 1:4
  a = A(:, j); b = A(j, :); c = A(:, 2:j); d = A([j 1], :); e = A(j, [1 3 3]); f = A(:, end); g = A(end, :);
  h = x(1:j); k = y(1:j); m = x([j; 1]); n = y([j 1]); o = x(:); p = A(:); q = x(end:-1:1); r = A(:, :);
  t = T(:, :, j); u = T(:, 2, :); v = T(1, :); w = T(:, j); z = S(j, 2:3); l = L(:, j);
  s = s + sum(a) + sum(b) + sum(c(:)) + sum(d(:)) + sum(e) + sum(f .* a) + sum(g .* b) + sum(h) + sum(k) + sum(m) + sum(n);
  s = s + sum(o) + sum(p) + sum(q .* x) + sum(r(:)) + sum(t(:)) + sum(u(:)) + sum(v) + sum(w) + sum(l);
  fprintf('%d ', size(a), size(b), size(c), size(d), size(e), size(f), size(g), size(h), size(k), size(m), size(n), size(o));
  fprintf('%d ', size(p), size(q), size(r), size(t), size(v), size(w), size(z), size(l), numel(u)); fprintf('%.17g\n', s);
end
disp(class(z)); disp(class(l)); disp(u); disp(t); disp(z); disp(q)
for j = 1:3
  m1 = x(x > 4 * j); m2 = y(y > 4 * j); m3 = A(A > 8 * j); m4 = A(:, A(1, :) > 8 * j); m5 = A(A(:, 1) > j, 2); m6 = x(x > 100);
  fprintf('%d ', size(m1), size(m2), size(m3), size(m4), size(m5), size(m6)); fprintf('%.17g ', m1, m2, m3, m4, m5); fprintf('\n');
end
