% Ten elementwise statements on one array are one kernel with one launch, and only the last result is stored: the bytes allocated
% are those of x, of its changed copy at most, and of y.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.cpu %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.cpu "len(clusters) == 1" "c['launches']['cpu'] == 1" "c['hostAllocatedBytes'] < 3.5 * 400000"
% RUN: FileCheck %s --input-file=%t.off
x = [1:50000];
y = x + 1; y = y .* 2; y = y - 3; y = abs(y); y = -y;
y = y ./ 4; y = floor(y); y = y + x; y = y .* x; y = y - 1;
fprintf('%g\n', y(7));
% CHECK: {{^20$}}
