% Above its threshold a sum runs as two kernels, at or below it as one; the bits are the same.
% REQUIRES: vulkan
% RUN: env RUNMAT_TWO_PASS_THRESHOLD=1 %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.two %s > %t.out2
% RUN: env RUNMAT_TWO_PASS_THRESHOLD=1000000 %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.one %s > %t.out1
% RUN: env RUNMAT_TWO_PASS_THRESHOLD=100000 %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.at %s > %t.out3
% RUN: env RUNMAT_TWO_PASS_THRESHOLD=99999 %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.above %s > %t.out4
% RUN: %runmat --jit=off %s > %t.off
% RUN: FileCheck %s --input-file=%t.off
% RUN: diff %t.off %t.out1
% RUN: diff %t.off %t.out2
% RUN: diff %t.off %t.out3
% RUN: diff %t.off %t.out4
% RUN: %python %S/Inputs/report.py %t.two "c['launches']['vulkan'] == 2"
% RUN: %python %S/Inputs/report.py %t.one "c['launches']['vulkan'] == 1"
% RUN: %python %S/Inputs/report.py %t.at "c['launches']['vulkan'] == 1"
% RUN: %python %S/Inputs/report.py %t.above "c['launches']['vulkan'] == 2"
x = single([1:100000]); s = sum(x ./ 3);
fprintf('%.9g\n', s);
% CHECK: {{^1[.]666[0-9]+e[+]09$}}
