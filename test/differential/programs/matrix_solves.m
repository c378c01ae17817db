% Systems of linear equations that LAPACK solves, and smaller ones: the same bits on every path and with any number of threads.
% differential: compiled
% differential: of-this-machine
none = numel(argv()); % interpreted: argv
sizes = [3 15 40 129 450];
for i = 1:5
  n = sizes(i);
  A = randn(n) + none; b = randn(n, 2); c = b'; Z = complex(A, A'); T = randn(2 * n, n); y = randn(2 * n, 1);
  G = A + 2 * n * eye(n); P = A' * A + eye(n);
  x = A \ b; r = c / A; s = single(A) \ b; z = Z \ b; u = triu(G) \ b; l = tril(G) \ b; p = P \ b; t = T \ y; w = T' \ b;
  d = det(A ./ sqrt(n)); e = G ^ -2;
  fprintf('%d: %.17g %.17g %.17g %.17g %.17g %.17g\n', n, sum(x(:)), sum(r(:)), sum(s(:)), sum(u(:)), sum(l(:)), sum(p(:)));
  fprintf('%.17g ', real(sum(z(:))), imag(sum(z(:))), sum(t), sum(w(:)), d, sum(e(:)), x(1), x(end), r(end), s(end), t(end), w(end));
  X = abs(A * x - b); Y = abs(T' * (T * t - y)); W = abs(T' * w - b);
  assert(all(X(:) < 1e-9 * n) && all(Y < 1e-9 * n) && all(W(:) < 1e-9 * n));
end
x = ones(50, 1); A = randn(50) + 20 * eye(50) + none;
for k = 1:30
  x = A \ (x + 1) + 0.5 * x;
end
fprintf('%.17g ', sum(x), x(1), x(end));
