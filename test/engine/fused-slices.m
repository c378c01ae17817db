% Slices are read by the kernels that compute with them: the loop launches four kernels in each turn and copies nothing.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "c['statementsInterpreted'] == 0" "c['libraryCalls'] == 0" "c['launches']['cpu'] == 42" "len(clusters) == 6" "c['kernelsCompiled'] == 6"
n = 50; x = ones(1, n); A = ones(n, n); s = 0;
for k = 1:10
  d = x(1:end-2) - 2 .* x(2:end-1) + x(3:end);
  s = s + sum(A(2:end-1, k) .* A(3:end, k + 1)) + sum(d);
  L = A(1:end-2, 2:end-1) + A(3:end, 2:end-1) + A(2:end-1, 1:end-2) + A(2:end-1, 3:end) - 4 .* A(2:end-1, 2:end-1);
  x = x(end:-1:1) .* 0.5 + k;
end
fprintf('%.17g %.17g\n', s, x(1) + L(3));
