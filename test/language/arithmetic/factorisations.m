% Factorisations and what follows from them, checked by what they must satisfy.
A = [4 1 2; 1 5 3; 2 3 6]; B = [1 2 3; 4 5 6; 7 8 10; 2 -1 0]; C = [0 1; -1 0];
R = chol(A);
assert(norm(R' * R - A) < 1e-14 && isequal(R, triu(R)) && norm(chol(A, 'lower') - R') < 1e-15 && fails('chol([1 2; 2 1])', 'MATLAB:posdef'));
[~, p] = chol([1 2; 2 1]);
assert(p == 2);
[L, U, P] = lu(B(1:3, :));
assert(norm(L * U - P * B(1:3, :)) < 1e-14 && isequal(L, tril(L)) && isequal(U, triu(U)) && isequal(sort(P(:))', [0 0 0 0 0 0 1 1 1]));
[L, U] = lu(B);
assert(norm(L * U - B) < 1e-14);
[Q, R] = qr(B);
assert(isequal(size(Q), [4 4]) && norm(Q * R - B) < 1e-14 && norm(Q' * Q - eye(4)) < 1e-14);
[Q, R] = qr(B, 0);
assert(isequal(size(Q), [4 3]) && norm(Q * R - B) < 1e-14 && isequal(R, triu(R)));
e = eig(A);
assert(isreal(e) && issorted(e') && abs(sum(e) - 15) < 1e-13 && abs(prod(e) - det(A)) < 1e-11);
[V, D] = eig(A);
assert(norm(A * V - V * D) < 1e-13 && norm(V' * V - eye(3)) < 1e-14);
e = eig(C);
assert(isequal(sort(imag(e))', [-1 1]) && max(abs(real(e))) < 1e-15);
e = eig([0 1 0 0; -1 0 0 0; 0 0 0 1; 0 0 -1 0]);
assert(max(abs(e - [1i; -1i; 1i; -1i])) < 1e-14 && isequal(e([2 4]), conj(e([1 3]))));
M = [1 2 3; 4 5 6; 7 8 10];
[V, D] = eig(M);
assert(norm(M * V - V * D) < 1e-12 && isreal(V) && abs(sum(diag(D)) - 16) < 1e-12 && norm(sum(V.^2) - 1) < 1e-14);
% Schur: of a real matrix in real numbers, with blocks of two for pairs of complex eigenvalues.
for N = {[0 1; -1 0], [1 2 3; 4 5 6; 7 8 10], [0 1 0 0; 0 0 1 0; 0 0 0 1; -1 0 0 0], [1 2; 0 3], magic(6), [3 -2; 4 -1], blkdiag([0 2; -2 0], 5, [1 1; -4 1]), toeplitz([1 5 -2 7 0 3 1], [1 -4 2 2 -9 1 0]), 5, zeros(3)}
  [U, T] = schur(N{1});
  assert(isreal(U) && isreal(T) && is_schur(U, T, N{1}, 1e-12));
  [W, R] = schur(N{1}, 'complex');
  assert(isequal(R, triu(R)) && norm(W * R * W' - N{1}) <= 1e-12 * max(norm(N{1}), 1) && norm(W' * W - eye(size(W))) < 1e-12);
  assert(isequal(schur(N{1}), T) && isequal(schur(N{1}, 'real'), T) && norm(sort(abs(diag(R))) - sort(abs(eig(N{1})))) < 1e-11 * max(norm(N{1}), 1));
end
[U, T] = schur(single([1 2 3; -4 5 6; 7 -8 10]));
assert(isa(U, 'single') && isa(T, 'single') && is_schur(double(U), double(T), [1 2 3; -4 5 6; 7 -8 10], 1e-5));
[U, T] = schur([1 2i; 3 4]);
assert(isequal(T, triu(T)) && norm(U * T * U' - [1 2i; 3 4]) < 1e-13);
s = svd(B);
[U, S, V] = svd(B);
assert(norm(U * S * V' - B) < 1e-13 && norm(diag(S(1:3, :)) - s) < 1e-13 && isequal(size(U), [4 4]) && s(1) >= s(2) && abs(s(1) - norm(B)) < 1e-12);
[U, S, V] = svd(B', 'econ');
assert(norm(U * S * V' - B') < 1e-13 && isequal(size(S), [3 3]));
assert(rank(magic(4)) == 3 && rank(eye(3)) == 3 && rank(zeros(2)) == 0 && abs(cond([1 0; 0 1e-3]) - 1000) < 1e-9);
assert(norm(pinv(B) * B - eye(3)) < 1e-12 && norm(abs(null([1 1])) - [1; 1] / sqrt(2)) < 1e-14);
assert(norm(orth([1 1; 1 1]) * orth([1 1; 1 1])' - 0.5 * ones(2)) < 1e-14);
assert(max(abs(roots([1 -6 11 -6]) - [3; 2; 1])) < 1e-12 && max(abs(sort(imag(roots([1 0 1]))) - [-1; 1])) < 1e-15 && isequal(roots([2 -4]), 2) && isempty(roots(5)) && isequal(roots([1 0]), 0));
assert(norm(poly([1 2 3]) - [1 -6 11 -6]) < 1e-14 && norm(sqrtm([4 1; 0 9])^2 - [4 1; 0 9]) < 1e-13 && norm(sqrtm(A)^2 - A) < 1e-13);
assert(norm(expm([0 1; -1 0]) - [cos(1) sin(1); -sin(1) cos(1)]) < 1e-14 && norm(expm(zeros(2)) - eye(2)) == 0);
assert(max(abs(eigs(A, 2) - flipud(e_largest(A, 2)))) < 1e-12 && isequal(size(eigs(magic(8))), [6 1]) && max(abs(svds(B, 2) - s(1:2))) < 1e-12 && abs(eigs(A, 1, 'smallestabs') - min(eig(A))) < 1e-12);
% The same of singles, complex matrices, those of one element and of none, and of what is not finite.
for X = {single(B), B + 1i * flipud(B), single(B' - 2i), 3, -2i, zeros(3, 2), zeros(0, 3), zeros(3, 0)}
  X = X{1}; near = @(Y, Z) isequal(size(Y), size(Z)) && all(abs(Y(:) - Z(:)) < 100 * eps(class(X)) * max([1; abs(Z(:))]));
  [m, n] = size(X); r = min(m, n); I = @(k) eye(k, 'like', real(X));
  [L, U, P] = lu(X); [K, W] = lu(X); [~, ~, p] = lu(X, 'vector');
  assert(near(L * U, P * X) && near(K * W, X) && isequal(X(p, :), P * X) && isa(U, class(X)) && isequal(size(lu(X)), [m n]));
  [Q, R] = qr(X); [q, t] = qr(X, 'econ');
  assert(near(Q * R, X) && near(Q' * Q, I(m)) && istriu(R) && near(q * t, X) && near(q' * q, I(r)) && near(abs(qr(X)), abs(R)));
  [U, S, V] = svd(X); [u, s, v] = svd(X, 0);
  assert(near(U * S * V', X) && near(U' * U, I(m)) && near(V' * V, I(n)) && near(u * s * v', X) && isequal(size(s), [r r]) && near(svd(X), reshape(diag(s), [], 1)) && isreal(S) && isa(S, class(X)));
  H = X' * X + I(n); [V, D] = eig(H);
  assert(near(chol(H)' * chol(H), H) && near(chol(H, 'lower'), chol(H)') && near(H * V, V * D) && isreal(D) && issorted(diag(D)) && near(eig(H), diag(D)));
end
[V, D] = eig([1 2i; 3 4]); [W, e] = eig(single([0 2; -1 0]), 'vector');
assert(norm([1 2i; 3 4] * V - V * D) < 1e-13 && norm([0 2; -1 0] * W - W * diag(e)) < 1e-5 && isa(e, 'single') && imag(e(1)) > 0 && isequal(e(2), conj(e(1))));
[R, p] = chol([4 2 0; 2 5 1; 0 1 -3]); [T, q] = chol([4 2i; -2i 5 + 1i]); [N, k] = chol([1 NaN; 0 3]);
assert(p == 3 && isequal(R, [2 1; 0 2]) && q == 2 && T == 2 && k == 2 && N == 1 && isempty(chol([])) && fails('chol(NaN)', 'MATLAB:posdef') && fails('chol(ones(2, 3))', 'MATLAB:square'));
assert(fails('eig([1 NaN; 0 1])', 'MATLAB:eig:matrixWithNaNInf') && fails('svd([1 Inf])', 'MATLAB:svd:matrixWithNaNInf') && fails('schur(NaN)', 'MATLAB:schur:inputMustBeFinite') && all(isnan(qr(NaN))));
% Fourier transforms of all kinds of lengths.
assert(isequal(fft([1 2 3 4]), [10, -2+2i, -2, -2-2i]) && isequal(fft(eye(2)), [1 1; 1 -1]) && isequal(ifft(fft([1 2 3 4])), [1 2 3 4]));
worst = 0;
for n = [1 2 3 5 6 7 8 12 31 33 37 64 100 101 129]
  x = mod((1:n) .^ 2, 11) - 3 + 1i * mod(1:n, 5);
  direct = x * exp(-2i * pi * (0:n - 1)' * (0:n - 1) / n);
  worst = max([worst, abs(fft(x) - direct) / n, abs(ifft(fft(x)) - x)]);
end
assert(worst < 1e-12);
x = magic(4);
assert(isreal(ifft(fft(x))) && norm(ifft(fft(x)) - x) < 1e-13 && norm(fft(x, [], 2) - fft(x.').') < 1e-13 && isequal(size(fft(x, 8)), [8 4]) && isequal(size(fft(x, 2)), [2 4]));
assert(isreal(ifft2(fft2(x))) && norm(ifft2(fft2(x)) - x) < 1e-13 && norm(reshape(ifftn(fftn(cat(3, x, x'))) - cat(3, x, x'), 1, [])) < 1e-12);
assert(isequal(fftshift(1:5), [4 5 1 2 3]) && isequal(ifftshift(fftshift(1:5)), 1:5) && isequal(fftshift([1 2; 3 4]), [4 3; 2 1]));
% Convolution, interpolation, structured matrices.
assert(isequal(conv2([1 2 3; 4 5 6], [1 1; 1 1], 'valid'), [12 16]) && isequal(conv2(1:3, [1 0 0], 'same'), [2 3 0]) && isequal(convn(1:3, [1 1]), [1 3 5 3]));
assert(isequal(toeplitz([1 2 3]), [1 2 3; 2 1 2; 3 2 1]) && isequal(toeplitz([1 2], [1 5 6]), [1 5 6; 2 1 5]) && isequal(hankel([1 2 3]), [1 2 3; 2 3 0; 3 0 0]) && isequal(vander([2 3]), [2 1; 3 1]));
assert(isequal(blkdiag([1 2], 3), [1 2 0; 0 0 3]) && isequal(gradient([1 4 9 16]), [3 4 6 7]) && isequal(rescale([1 2 3]), [0 0.5 1]) && isequal(rescale([1 2 3], -1, 1), [-1 0 1]) && isequal(normalize([1 2 3]), [-1 0 1]));
assert(isequal(rescale([0 5 10], 'InputMin', 0, 'InputMax', 5), [0 1 1]) && isequal(rescale([0 5 10], -1, 1, 'inputmax', 20), [-1 -0.5 0]));
assert(isequal(normalize([1 2 3], 'center', 1), [0 1 2]) && isequal(normalize([2 4 6], 'scale', 2), [1 2 3]));
[gx, gy] = gradient([1 2 4; 2 4 8]);
assert(isequal(gx, [1 1.5 2; 2 3 4]) && isequal(gy, [1 2 4; 1 2 4]));
assert(interp2([1 2; 3 4], 1.5, 1.5) == 2.5 && isnan(interp2([1 2; 3 4], 3, 1)) && isequal(linsolve([2 0; 0 4], [2; 4]), [1; 1]));
[x, f] = fminsearch(@(v) (v(1) - 1)^2 + (v(2) + 2)^2, [0 0]);
assert(norm(x - [1 -2]) < 1e-3 && f < 1e-6 && norm(pcg([4 1; 1 3], [1; 2]) - [1/11; 7/11]) < 1e-6);
assert(isequal(hist([1 2 2 5], 3), [3 0 1]));
S = substruct('.', 'a', '()', {2});
assert(subsref(struct('a', [5 6]), S) == 6 && isequal(subsasgn(struct('a', [5 6]), S, 9), struct('a', [5 9])));

function ok = is_schur(U, T, A, tolerance)
% Whether U*T*U' is A, U is orthogonal, and each pair of T has one value on its diagonal and complex eigenvalues.
n = size(A, 1);
ok = norm(U * T * U' - A) <= tolerance * max(norm(A), 1) && norm(U' * U - eye(n)) < tolerance && isequal(T, triu(T, -1));
pairs = find(T(2:n + 1:end - n));
ok = ok && all(diff(pairs) > 1);
for k = pairs
  ok = ok && T(k, k) == T(k + 1, k + 1) && T(k, k + 1) * T(k + 1, k) < 0;
end
end

function e = e_largest(A, k)
e = eig(A);
e = e(end - k + 1:end);
end

function yes = fails(code, identifier)
% Whether the code ends with that error.
yes = false;
try
  evalin('caller', [code ';']);
catch problem
  yes = strcmp(problem.identifier, identifier);
  if ~yes, disp([identifier ' is ' problem.identifier]); end
end
end
% More columns than a block; a long matrix needs no square one as long.
A = reshape(sin(1:7000), 100, 70); [Q, R] = qr(A); [q, r] = qr(A, 0);
assert(norm(Q * R - A) < 1e-12 && norm(Q' * Q - eye(100)) < 1e-12 && istriu(R) && isequal(size(q), [100 70]) && norm(q * r - A) < 1e-12);
[Q, R] = qr(A' + 1i * flipud(A'));
assert(norm(Q' * Q - eye(70)) < 1e-12 && istriu(R) && isequal(size(R), [70 100]));
[Q, R] = qr([1:200000; ones(1, 200000)]', 0);
assert(isequal(size(Q), [200000 2]) && norm(Q' * Q - eye(2)) < 1e-12);
