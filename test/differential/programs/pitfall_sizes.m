% Sizes across every threshold: the same numbers in any shape and order, whatever way a reduction takes.
% differential: compiled
none = numel(argv()); % interpreted: argv
bad = 0;
total = 0;
for n = [0 1 2 3 7 8 9 15 16 17 31 32 33 63 64 65 255 256 257 1023 1024 1025 2047 2048 2049 4095 4096 4097 65535 65536 65537 262145] % interpreted: a loop over a literal
  x = mod(1:n + none, 17) - 8;
  s = sum(x);
  c = sum(reshape(x, n + none, 1));
  t = sum(x(n:-1:1));
  q = sum(x .* x) - sum(x.^2);
  a = all(x < 9);
  b = any(x > 8);
  m = sum(max(reshape([x x], n + none, 2), [], 2)) - s;
  bad = bad + (s ~= c) + (s ~= t) + (q ~= 0) + ~a + b + (m ~= 0) + (numel(x + 1) ~= n);
  total = total + s;
  fprintf('%d %.17g %.17g\n', n, s, sum(sqrt(single(x + 9))));
end
assert(bad == 0 && total ~= 0);
