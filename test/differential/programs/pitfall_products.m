% Matrix products amid elementwise operations: none of them may lose an operand, its sign or its order.
% differential: compiled
none = numel(argv()); % interpreted: argv
A = reshape(1:12, 3, 4) + none; B = reshape(2:13, 4, 3) - none; M = [100 200 300; 400 500 600; 700 800 900] + none; c = [1; 2; 4] + none;
P = A * B;
d = c - A * B;
e = c ./ (A * B);
f = ((A * B) + 1) * 2;
g = (A * B) + M;
h = M - 2 * (A * B) .* M;
u = (A * B)' - M;
v = A * B * c;
w = single(A) * single(B) - single(M);
fprintf('%.17g ', P, d, e, f, g, h, u, v, w);
Q = zeros(3);
for i = 1:3
  for j = 1:3
    Q(i, j) = A(i, 1) * B(1, j) + A(i, 2) * B(2, j) + A(i, 3) * B(3, j) + A(i, 4) * B(4, j);
  end
end
assert(isequal(P, Q) && isequal(d, [1 - Q(1, :); 2 - Q(2, :); 4 - Q(3, :)]));
assert(isequal(e, [1 ./ Q(1, :); 2 ./ Q(2, :); 4 ./ Q(3, :)]));
assert(isequal(f, 2 * Q + 2) && isequal(g, M + Q) && isequal(h, M .* (1 - 2 * Q)));
assert(isequal(u, [Q(:, 1)'; Q(:, 2)'; Q(:, 3)'] - M));
assert(isequal(v, Q(:, 1) + 2 * Q(:, 2) + 4 * Q(:, 3)) && isequal(w, single(Q - M)) && isa(w, 'single'));
% A long inner dimension: each product is a sum over the threshold of two passes.
k = 70000 + none;
X = ones(2, k); Y = mod((1:k)', 7) + zeros(1, 2);
C = X * Y;
D = X * Y - [1 2; 3 4];
E = single(X) * single(Y);
fprintf('%.17g ', C, D, E, X(1, :) * Y(:, 1));
assert(isequal(C, 210000 * ones(2)) && isequal(D, C - [1 2; 3 4]) && isequal(E, single(C)));
