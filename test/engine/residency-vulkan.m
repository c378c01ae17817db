% A result stays where it was made: x goes up once, y is never uploaded again, and only the two printed elements come down.
% REQUIRES: vulkan
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s | FileCheck %s
% RUN: %python %S/Inputs/report.py %t.json "c['uploads']['vulkan'] == 1" "c['uploadBytes']['vulkan'] == 400000" "c['downloads']['vulkan'] == 2" "c['downloadBytes']['vulkan'] == 8" "c['launches']['vulkan'] == 2"
x = single(deal(1:100000));
y = x + 1; fprintf('%g\n', y(1)); z = y * 2; fprintf('%g\n', z(1));
% CHECK: {{^2$}}
% CHECK-NEXT: {{^4$}}
