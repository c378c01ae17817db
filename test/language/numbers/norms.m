% Norms, determinants and products: each form; NaN and Inf stay, complex matrices count with both parts.
% Values: mathematics (singular values of 2x2 matrices by their trace and determinant), and GNU Octave 7.3 where it says so.
near = @(a, b) all(abs(a(:) - b(:)) <= 1e-12 * max(1, abs(b(:)))) && isequal(size(a), size(b));
for p = {1, 2, Inf, 'fro'}, assert(isnan(norm([NaN 1; 1 2], p{1}))); assert(isnan(norm([NaN; 1], p{1}))); end
for p = {1, 2, Inf, 'fro', 3}, assert(norm([Inf 1], p{1}) == Inf); end
assert(isnan(norm([NaN 1; 1 2])) && isnan(norm([1 NaN], -Inf)) && isnan(norm([NaN + 1i, 1], Inf)) && norm([Inf 1; 1 2]) == Inf);
assert(isnan(norm([1 2 NaN], 3)) && isnan(norm(single([NaN 1]), Inf)) && isa(norm(single([NaN 1]), Inf), 'single'));
assert(norm([3 4]) == 5 && norm([3; 4], 1) == 7 && norm([3; -4], Inf) == 4 && norm([3; -4], -Inf) == 3 && norm([3 4], 'fro') == 5 && norm(-3 + 4i) == 5);
assert(near(norm([3 4], 3), 91 ^ (1 / 3)) && near(norm([1 4], 0.5), 9) && near(norm([1 2], -1), 2 / 3));
A = [1 2; 3 4]; % A'*A has trace 30 and determinant 4
assert(near(norm(A), sqrt(15 + sqrt(221))) && norm(A, 1) == 6 && norm(A, Inf) == 7 && near(norm(A, 'fro'), sqrt(30)) && near(norm([A; 0 0]), norm(A)) && near(norm([A; 0 0]'), norm(A)));
C = [1+2i 2; 3 4i]; % C'*C has trace 34 and |det(C)|^2 = 14^2 + 4^2 = 212
assert(near(norm(C), sqrt(17 + sqrt(289 - 212))) && near(norm(C, 1), 6) && norm(C, Inf) == 7 && near(norm(C, 'fro'), sqrt(34)) && near(norm([C; 0 0]), norm(C)));
assert(norm([]) == 0 && norm(zeros(0, 3), 1) == 0 && near(norm(ones(2, 2, 2), 'fro'), sqrt(8)));
% Squares leave the range where norms do not.
assert(near(norm([3e200 4e200]) / 1e200, 5) && near(norm([3e-200 4e-200]) / 1e-200, 5) && near(norm([1e200 1e200], 3) / 1e200, 2 ^ (1 / 3)));
assert(abs(norm(single([3e30 4e30])) / single(1e30) - 5) < 1e-6 && near(norm([3e200 0; 0 4e200]) / 1e200, 4) && near(norm([3e-200 0; 4e-200 0]) / 1e-200, 5));
x = [3 -4 5.5 0.1];
for e = -1015:29:1015, assert(norm(2 ^ e * x) == 2 ^ e * norm(x) && norm(2 ^ e * [x; x], 'fro') == 2 ^ e * norm([x; x], 'fro')); end
for e = -120:3:120, assert(norm(single(2 ^ e * x)) == 2 ^ e * norm(single(x)) && isa(norm(single(2 ^ e * x)), 'single')); end
assert(norm([true true false true]) == sqrt(3) && isa(norm([true false]), 'double') && norm(zeros(3, 1)) == 0);
refuse(@() norm(ones(2, 2, 2)), 'MATLAB:norm:inputMustBe2D');
refuse(@() norm(int8([3 4])), 'MATLAB:norm:invalidClass');
refuse(@() norm(A, 3), 'MATLAB:norm:unknownNorm');
refuse(@() norm([3 4], 1i), 'MATLAB:expectedReal');

assert(near(det(C), (1 + 2i) * 4i - 6) && det(A) == -2 && det([]) == 1 && isa(det(single(A)), 'single') && near(det([1i 0 2; 0 1 0; 3 0 1]), 1i - 6));
assert(isnan(det([0 1; NaN 2])) && isnan(det([NaN 1; 1 2])) && det([1 2; 2 4]) == 0 && isnan(det([NaN 1i; 0 2])));
assert(near(C * inv(C), eye(2)) && trace(C) == 1 + 6i && isnan(trace([NaN 1; 1 2])));
assert(near(cond(A), (15 + sqrt(221)) / 2) && near(cond(A, 1), 21) && near(cond(C), norm(C) ^ 2 / sqrt(212)));
assert(rank([1 2; 2 4]) == 1 && rank(C) == 2 && rank([]) == 0);
[U, S, V] = svd(single([2 0; 0 1]));
assert(isa(U, 'single') && isa(S, 'single') && isa(V, 'single'));
[V, D] = eig(single([2 1; 1 3]));
assert(isa(V, 'single') && isa(D, 'single'));
[Q, R] = qr(single([1 2; 3 4])); [L, U, P] = lu(single([1 2; 3 4]));
assert(isa(Q, 'single') && isa(R, 'single') && isa(L, 'single') && isa(U, 'single') && isa(P, 'single') && isa(sqrtm(single([4 1; 1 3])), 'single'));

assert(isequal(dot([1 2; 3 4], [5 6; 7 8]), [26 44]) && isequal(dot([1 2; 3 4], [5 6; 7 8], 1), [26 44]));
assert(isequal(dot([1 2; 3 4], [5 6; 7 8], 2), [17; 53]) && isequal(dot([1 2; 3 4], [5 6; 7 8], 3), [5 12; 21 32]));
assert(dot([1 2 3], [4; 5; 6]) == 32 && dot([1i 2], [3 4i]) == 5i && dot([], []) == 0);
refuse(@() dot([1 2; 3 4], [1 2]), 'MATLAB:dot:InputSizeMismatch');
assert(isequal(cross([1 2 3], [4 5 6]), [-3 6 -3]) && isequal(cross([1; 2; 3], [4 5 6]), [-3; 6; -3]) && isequal(cross([1i 2 3], [4 5 6i]), [-15+12i, 18, -8+5i]));
a = [1 2 3; 4 5 6; 1 0 0]; b = [4 5 6; 7 8 9; 0 1 0]; % Octave 7.3
assert(isequal(cross(a, b, 2), [-3 6 -3; -3 6 -3; 0 0 1]) && isequal(cross(a, b), cross(a', b', 2)') && isequal(cross(a, b, 1), cross(a, b)));
assert(isequal(cross(a(1:2, :), b(1:2, :)), [-3 6 -3; -3 6 -3])); % the first dimension of extent 3
refuse(@() cross([1 2; 3 4], [1 2; 3 4]), 'MATLAB:cross:InvalidDimAorBForCrossProd');
refuse(@() cross(a, b, 3), 'MATLAB:cross:InvalidDimAorBForCrossProd');
refuse(@() cross(a, b(1:2, :)), 'MATLAB:cross:InputSizeMismatch');
assert(isequal(kron([1 2], [1; 1]), [1 2; 1 2]) && isequal(kron([1 1i], [1i 2]), [1i 2 -1 2i]) && isequal(size(kron(ones(2, 3), zeros(0, 2))), [0 6]));
refuse(@() kron(ones(2, 2, 2), 1), 'MATLAB:kron:inputMustBe2D');
refuse(@() diag(ones(2, 2, 2)), 'MATLAB:diag:inputMustBe2D');
refuse(@() tril(ones(2, 2, 2)), 'MATLAB:tril:inputMustBe2D');
refuse(@() triu(ones(2), 0.5), 'MATLAB:expectedInteger');

function refuse(f, identifier)
% f fails with that identifier.
try
  f();
catch e
  assert(strcmp(e.identifier, identifier), e.message);
  return
end
error('No %s came.', identifier);
end
