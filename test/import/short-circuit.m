% && and || take the truth of each side. Where nobody can tell, both are evaluated; else the right one in a branch.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = 1; b = 2;
c = a && b;
d = a || b;
e = a > 1 && sqrt(b) > 1;
disp(c); disp(d); disp(e);
% CHECK: %[[A:.*]] = runmat.constant 1.0
% CHECK: %[[B:.*]] = runmat.constant 2.0
% CHECK: %[[L:.*]] = runmat.truth scalar %[[A]]
% CHECK: %[[R:.*]] = runmat.truth scalar %[[B]]
% CHECK: runmat.and %[[L]], %[[R]]
% CHECK: %[[L2:.*]] = runmat.truth scalar %[[A]]
% CHECK: %[[R2:.*]] = runmat.truth scalar %[[B]]
% CHECK: runmat.or %[[L2]], %[[R2]]
% CHECK: %[[G:.*]] = runmat.gt %[[A]],
% CHECK: %[[GT:.*]] = runmat.truth scalar %[[G]]
% CHECK: runmat.if %[[GT]] : !runmat.any -> !runmat.any {
% CHECK: %[[S:.*]] = runmat.sqrt %[[B]]
% CHECK: runmat.truth scalar
% CHECK: } else {
% CHECK: runmat.constant false
