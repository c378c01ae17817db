% differential: side-exits
% Subscripts that are none and values that do not fit: the interpreter takes over at the statement, with its own error and the array as it was.
A = reshape(1:12, 3, 4); x = 1:6;
bad = {0, -1, 1.5, NaN, 5, Inf};
for k = 1:6
  i = bad{k}; B = A; y = x;
  try, for j = 1:2, B(:, j) = j; B(:, i) = j; end, disp(size(B)), catch e, disp(e.message), end
  disp(B)
  try, for j = 1:2, y(j) = 10; y([j i]) = -j; end, disp(size(y)), catch e, disp(e.message), end
  disp(y)
  try, s = 0; for j = 1:2, s = s + sum(A(:, i)) + j; end, disp(s), catch e, disp(e.message), end
  try, s = 0; for j = 1:2, s = s + sum(x([1 i])); end, disp(s), catch e, disp(e.message), end
end
try, for j = 1:3, A(:, j) = 1:j; end, catch e, disp(e.message), end
disp(A)
try, for j = 1:3, x(1:j + 1) = [1 2]; end, catch e, disp(e.message), end
disp(x)
for j = 4:8, x(1:j) = j; end
disp(x)
m = logical([1 0 1 1 0 0 0 0 0 1]);
try, for j = 1:2, z = x(m); end, catch e, disp(e.message), end
for j = 1:2, x(m) = j; end
disp(x)
c = 5; t = true;
for j = 1:3, r = c(t); t = j < 2; fprintf('%d ', size(r)); end
fprintf('\n');
for j = 1:3, x(3:j) = []; end
disp(x)
D = eye(3); E = eye(2);
try, for j = 1:2, F = D * D; G = D * E; end, catch e, disp(e.message), end
try, for j = 1:3, H = [D; ones(1, j + 1)]; end, catch e, disp(e.message), end
