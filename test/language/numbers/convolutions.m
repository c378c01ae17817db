% conv2 against its sums, element by element of the kernel and in that order: kernels of fewer than eight elements, of whole groups of eight, and of more.
for extents = {[7 9 3 3], [1 5 4 2], [12 12 5 5], [3 3 8 6], [5 1 1 5], [6 7 9 4], [2 2 4 1], [4 3 1 1], [3 4 2 4], [2 2 9 8], [1 3 1 40]}
  v = extents{1};
  A = sin(reshape(1:v(1) * v(2), v(1), v(2))); B = cos(reshape(1:v(3) * v(4), v(3), v(4)));
  full = sums(A, B);
  assert(isequal(conv2(A, B), full) && isequal(conv2(A, B, 'full'), full));
  rows = ceil((v(3) - 1) / 2) + (1:v(1)); columns = ceil((v(4) - 1) / 2) + (1:v(2));
  assert(isequal(conv2(A, B, 'same'), full(rows, columns)) && isequal(conv2(A, B, 'valid'), full(v(3):v(1), v(4):v(2))));
  assert(isequal(conv2(single(A), B), sums(single(A), single(B))) && isequal(conv2(A, B > 0), sums(A, double(B > 0))));
  z = conv2(A + 2i, B - 1i); parts = sums(A + 2i, B - 1i);
  assert(max(abs(z(:) - parts(:))) < 1e-13 * numel(B));
end
% What is not finite in the image stays within reach of the kernel; of a kernel it meets no zeros.
A = magic(4); A(2, 3) = NaN; A(1, 1) = Inf;
C = conv2(A, [1 -1; 0 2]);
assert(isequaln(C, sums(A, [1 -1; 0 2])) && sum(isnan(C(:))) == 5);
assert(isequaln(conv2(magic(3), [1 Inf; NaN 0]), sums(magic(3), [1 Inf; NaN 0])) && isequal(conv2([1 2], [1 Inf]), [1 Inf Inf]));
assert(isempty(conv2([], [1 2])) && isequal(conv2(1:3, 2), [2 4 6]) && isequal(1 ./ conv2([-1 0], [0 1]), [Inf -1 Inf]));

function C = sums(A, B)
  [m, n] = size(A); [p, q] = size(B);
  C = zeros(m + p - 1, n + q - 1, 'like', A(1) + B(1));
  for j = 1:q
    for i = 1:p
      C(i:i + m - 1, j:j + n - 1) = C(i:i + m - 1, j:j + n - 1) + B(i, j) * A;
    end
  end
end
