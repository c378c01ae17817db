% Reductions along the first dimension of few elements: slices share vectors, beside operands with and without that dimension.
for n = [1 2 3 4 5 7 8 9 16 31 40]
  x = mod((1:n*3001)*7919, 1009) / 1009; x = reshape(x, n, 3001);
  w = (1:n)'; r = mod((1:3001), 17);
  a = sum(x .* w + r, 1); b = max(exp(x) .* r, [], 1); c = mean(sqrt(x) .^ 1.7 .* w, 1); d = any(x > 0.9, 1); e = prod(x + r, 1); f = min(single(x) .^ single(1.3), [], 1);
  g = sum(reshape(x, n, 1, 3001) .* reshape(w, n, 1) + reshape(r, 1, 1, 3001), 1);
  fprintf('%d %.17g %.17g %.17g %d %.17g %.9g %.17g\n', n, sum(a), sum(b), sum(c), sum(d), sum(e), sum(f), sum(g(:)));
end
