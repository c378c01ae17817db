% Slices that loops carry, write, read again and measure, and those of arrays that change before they are read.
% differential: compiled
x = (1:10) .* 1.5; A = reshape(1:24, 4, 6) ./ 3; B = A; s = 0;
for k = 1:4
  % The array changes between the slice and its use.
  y = x(2:5); x(3) = 100 + k; z = y + 1; w = x(2:5) + 1; fprintf('%.17g ', y, z, w);
  y = x(2:5); x(3:4) = [7 8] .* k; z = y .* 2; x = x + 1; q = x(1:3); x = x ./ 2; r = q + x(4:6); fprintf('%.17g ', z, r); fprintf('\n');
  % Both sides are one array: no output may take the storage of an input that a slice is of.
  x = x(end:-1:1) + k; fprintf('%.17g ', x); x = x + x(end:-1:1) .* 0.5; fprintf('%.17g ', x); x = x(end:-1:1); fprintf('%.17g ', x);
  x(1:9) = x(2:10) + 1; x(2:10) = x(1:9) .* 0.75; x(end:-1:6) = x(1:5) - x(5:-1:1); fprintf('%.17g ', x); fprintf('\n');
  A = A(end:-1:1, :) + 0.5; A(:, k) = A(:, k+1) .* A(:, end); A(k, :) = A(k, end:-1:1) + A(mod(k, 4) + 1, :); A(2:3, 2:5) = A(1:2, 1:4) + A(3:4, 3:6);
  fprintf('%.17g ', A); fprintf('\n');
  % Slices of slices and of computed arrays, and their sizes.
  y = A(2:3, :); y = y(:, 2:4) + 1; z = A .* 2; z = z(:, k) - z(:, k+1); t = B(k, :)' + 1; u = t(1:3) + t(4:6); v = numel(x(k:end)) + size(A(:, k:end), 2);
  fprintf('%.17g ', y, z, u, v); fprintf('\n');
  % Columns in a row: x(:), and slices of that.
  o = B(:); p = o(2:2:end) - o(1:2:end); B(k, k) = -k; f = B(:)'; f = f(1:k) + o(1:k)'; fprintf('%.17g ', p, f); fprintf('\n');
  for j = 1:k
    s = s + sum(A(j, 1:k) .* B(5-k, 7-k:6)) - A(k, j);
    if all(B(1:j, k) < 3), s = s + max(B(:, j)); else, s = s - sum(A(end, j:end)); end
  end
  fprintf('%.17g\n', s);
end
% Vectors that shrink to one element and to none: which way they lie then.
c = (1:5)'; r = 1:5; n = 5;
while n > 0
  c = c(1:n) + 1; r = r(1:n) + 1; d = c(2:end) - c(1:end-1); e = r(2:end) - r(1:end-1); % interpreted: the slice of one element and of none
  fprintf('%d ', size(c), size(r), size(d), size(e), c, r, d, e, sum(d), sum(e)); n = n - 1; fprintf('\n');
end
