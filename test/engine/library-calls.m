% Operations of the runtime in a loop are calls from compiled code: no statement of it is interpreted, and each is counted and named.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "c['statementsInterpreted'] == 0" "c['sideExits'] == 0" "c['unitsCompiled'] == 1" "c['libraryCalls'] == 15" "units[0]['library_calls'] == ['scan', 'write_slice', 'product']"
% RUN: %runmat --jit=always --device=cpu --explain %s 2>&1 >%t.out | FileCheck %s
% CHECK: library calls: scan, write_slice, product
% CHECK: libraryCalls: 15
A = ones(40, 5); s = 0;
for j = 1:5
  A(:, j) = cumsum(A(:, j) .* j);
  s = s + sum(A * A', 'all');
end
disp(A)
