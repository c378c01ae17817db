% && and || take the truth of each side; the sides are pure, so both are evaluated.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = 1; b = 2;
c = a && b;
d = a || b;
disp(c); disp(d);
% CHECK: %[[A:.*]] = runmat.constant 1.0
% CHECK: %[[B:.*]] = runmat.constant 2.0
% CHECK: %[[L:.*]] = runmat.truth %[[A]]
% CHECK: %[[R:.*]] = runmat.truth %[[B]]
% CHECK: runmat.and %[[L]], %[[R]]
% CHECK: %[[L2:.*]] = runmat.truth %[[A]]
% CHECK: %[[R2:.*]] = runmat.truth %[[B]]
% CHECK: runmat.or %[[L2]], %[[R2]]
