% Products, division and powers of matrices.
A = [4 -2; 1 1];
assert(isequal([1 2; 3 4] * [5 6; 7 8], [19 22; 43 50]));
assert(norm(A * (A \ [2; 3]) - [2; 3]) < 1e-14);
assert(norm(([2 3] / A) * A - [2 3]) < 1e-14);
% Non-square systems: least squares, and minimum norm.
X = [1 1; 1 2; 1 3]; y = [1; 2; 2];
assert(norm(X \ y - [2/3; 1/2]) < 1e-12);
assert(norm([1 1] * ([1 1] \ 2) - 2) < 1e-12);
warning('off', 'all');
assert(all(all(isinf(inv([1 2; 2 4])))));
assert(all(~isfinite([1 2; 2 4] \ [1; 1])));
warning('on', 'all');
assert(isequal([1 2; 3 4]^2, [7 10; 15 22]));
assert(norm([1 2; 3 4]^-1 - inv([1 2; 3 4])) < 1e-12);
assert(isequal(2^3, 8) && isequal((-8)^(1/3) == real((-8)^(1/3)), false));
assert(norm(expm(zeros(2)) - eye(2)) < 1e-15);
assert(isequal(A', [4 1; -2 1]) && isequal(A.', A'));
assert(abs(det([1 2; 3 4]) + 2) < 1e-12 && det([]) == 1 && isempty(inv([])) && trace([1 2; 3 4]) == 5);
assert(norm([3 4]) == 5 && norm([1 2; 3 4], 1) == 6 && norm([1 2; 3 4], inf) == 7 && abs(norm([1 2; 3 4], 'fro') - sqrt(30)) < 1e-14);
assert(isequal(kron([1 2], [1; 1]), [1 2; 1 2]) && dot([1 2 3], [4 5 6]) == 32 && isequal(cross([1 0 0], [0 1 0]), [0 0 1]));
% Precedence: power before unary minus before products; transposes bind as powers do.
assert(-2^2 == -4 && 2^-1 == 0.5 && isequal(-[1 2]'.^2, -[1; 4]));
assert(2^3^2 == 64 && isequal(~1 == 0, true) && isequal(-1:2, [-1 0 1 2]));
B = magic(4); c = [1; 2; 3; 4];
assert(isequal(((B * B) + 1) * 2, 2 * (B * B) + 2));
assert(isequal(c - B * c, -(B * c) + c) && isequal(c ./ (B * c), c ./ (B * c)));
assert(isequal((B * B) + B, B + B * B));

% Magic squares: MATLAB's of order 4, and what makes the others magic. Matrices turned, of any class.
assert(isequal(magic(4), [16 2 3 13; 5 11 10 8; 9 7 6 12; 4 14 15 1]) && isequal(magic(3), [8 1 6; 3 5 7; 4 9 2]) && isequal(magic(2), [1 3; 4 2]) && isempty(magic(0)));
for n = [1 3 4 5 6 8 10 14]
  M = magic(n); total = n * (n * n + 1) / 2;
  assert(isequal(sort(M(:))', 1:n * n) && all(sum(M, 1) == total) && all(sum(M, 2) == total) && trace(M) == total && trace(fliplr(M)) == total);
end
A = [1 2 3; 4 5 6];
assert(isequal(rot90(A), [3 6; 2 5; 1 4]) && isequal(rot90(A, 2), [6 5 4; 3 2 1]) && isequal(rot90(A, -1), [4 1; 5 2; 6 3]) && isequal(rot90(A, int8(-4)), A) && isequal(rot90({1, 'a'}), {'a'; 1}) && isequal(rot90([1 2i], 3), [1; 2i]));
B = reshape(1:12, 2, 3, 2);
assert(isequal(rot90(B), cat(3, [5 6; 3 4; 1 2], [11 12; 9 10; 7 8])) && isequal(rot90(B, 2), cat(3, [6 4 2; 5 3 1], [12 10 8; 11 9 7])));
assert(isequal(rot90(B, 3), cat(3, [2 1; 4 3; 6 5], [8 7; 10 9; 12 11])) && isequal(rot90(B, 4), B) && isequal(rot90(B * 1i), rot90(B) * 1i));
for call = {@() magic(2.5), @() magic(-1), @() rot90(A, 0.5), @() rot90(A, [1 2])}
  try, call{1}(); identifier = 'none'; catch e, identifier = e.identifier; end
  assert(strcmp(identifier, 'MATLAB:expectedInteger'));
end
