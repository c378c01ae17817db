% Matrix products that the BLAS library computes, above its least work and in one piece or several: the same bits on
% every path and with any number of threads.
% differential: compiled
% differential: of-this-machine
none = numel(argv()); % interpreted: argv
shapes = [21 20 20; 64 64 64; 129 70 33; 513 129 513; 1200 70 300; 1 500 2000; 2000 500 1; 3 4000 5; 300 1 300];
for i = 1:size(shapes, 1)
  m = shapes(i, 1) + none; k = shapes(i, 2); n = shapes(i, 3);
  A = randn(m, k); B = randn(k, n); U = randn(m, k, 'single'); V = randn(k, n, 'single'); T = randn(k, n);
  C = A * B; D = U * V; F = A * V; L = (A > 0) * B;
  Z = complex(A, U) * complex(B, V); P = A * complex(B, T); Q = complex(A, double(U)) * B;
  fprintf('%d x %d x %d: %.17g %.17g %.17g %.17g\n', m, k, n, sum(C(:)), sum(D(:)), sum(F(:)), sum(L(:)));
  fprintf('%.17g %.17g %.17g %.17g ', C(1), C(end), sum(abs(C(:)) .^ 2), sum(abs(D(:)) .^ 2), real(Z(end)), imag(Z(end)));
  fprintf('%.17g ', real(sum(Z(:))), imag(sum(Z(:))), real(sum(P(:))), imag(sum(P(:))), real(sum(Q(:))), imag(sum(Q(:))));
  H = 3 * k * eps * (abs(A) * abs(B));
  assert(all(abs(C(:) - real(P(:))) <= H(:)) && all(abs(C(:) - real(Q(:))) <= H(:)));
end
assert(isa(C, 'double') && isa(D, 'single') && isa(F, 'single') && isa(Z, 'single') && isa(P, 'double'));
% Products among elementwise operations, in a loop, of values that change.
x = (1:80)' / 80; A = randn(80) / 20;
for t = 1:50
  x = x + 0.1 * (A * x) - 0.01 * x .^ 2;
end
fprintf('%.17g ', sum(x), x(1), x(end));
W = 2 * (A * A') - A .* (A' * A) + A ^ 3;
fprintf('%.17g\n', sum(W(:)));
N = A; N(3, 4) = NaN; N(5, 6) = Inf; R = N * zeros(80);
disp([find(isnan(R(:, 1)))', sum(isnan(R(:))), sum(R(~isnan(R)))]);
