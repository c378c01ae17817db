% An operation of the runtime that would warn leaves its unit: the interpreter does it again, and warns once.
% RUN: %runmat --jit=off %s > %t.off 2>&1
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s 2>&1 | diff %t.off -
% RUN: FileCheck %s --input-file=%t.off
% RUN: %python %S/Inputs/report.py %t.json "c['sideExits'] == 1" "any(u['compiled'] and 'inv' in u.get('library_calls', []) for u in units)"
x = [4 1; 2 3];
for k = 1:3
    y = x * k;
    if k == 2, y(:, 1) = 0; end
    z = inv(y);
    fprintf('%g ', z);
end
% CHECK: 0.3 -0.2 -0.1 0.4
% CHECK: Warning: Matrix is singular
% CHECK-NOT: Warning
