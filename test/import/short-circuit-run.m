% The right side of && and || is not reached when the left side decides: no error of its own, whatever its sizes.
% RUN: %runmat --jit=off %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu %s | FileCheck %s
b = ones(2, 1); c = ones(3, 1); no = 0; yes = 1;
if no && all(b == c), disp(1), else, disp(2), end
if yes || all(b == c), disp(3), else, disp(4), end
% CHECK: {{^ +2$}}
% CHECK-NEXT: {{^ +3$}}
