% The same on the CPU: the threshold decides the number of launches, not the bits, whatever the number of threads.
% RUN: env RUNMAT_TWO_PASS_THRESHOLD=1 %runmat --jit=always --device=cpu --threads=2 --explain=json --explain-file=%t.two %s > %t.out2
% RUN: env RUNMAT_TWO_PASS_THRESHOLD=1000000 %runmat --jit=always --device=cpu --threads=1 --explain=json --explain-file=%t.one %s > %t.out1
% RUN: %runmat --jit=off %s > %t.off
% RUN: FileCheck %s --input-file=%t.off
% RUN: diff %t.off %t.out1
% RUN: diff %t.off %t.out2
% RUN: %python %S/Inputs/report.py %t.two "c['launches']['cpu'] == 2"
% RUN: %python %S/Inputs/report.py %t.one "c['launches']['cpu'] == 1"
x = [1:100000]; s = sum(sin(x));
fprintf('%.17g\n', s);
% CHECK: {{^[-0-9.]+$}}
