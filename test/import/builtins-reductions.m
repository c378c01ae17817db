% Reductions without dimensions, over one, over several, over all; extrema against an empty second argument.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = ones(3, 4);
% CHECK: %[[A:.*]] = runmat.fill 1.0
r1 = sum(a);
% CHECK: runmat.reduce sum %[[A]] :
r2 = sum(a, 2);
% CHECK: runmat.reduce sum %[[A]] over [1]
r3 = prod(a, [2 1]);
% CHECK: runmat.reduce prod %[[A]] over [0, 1]
r4 = sum(a, 'all');
% CHECK: runmat.reduce sum %[[A]] all
r5 = any(a);
% CHECK: runmat.reduce any %[[A]] :
r6 = all(a, 1);
% CHECK: runmat.reduce all %[[A]] over [0]
r7 = max(a);
% CHECK: runmat.reduce max %[[A]] :
r8 = max(a, [], 2);
% CHECK: runmat.reduce max %[[A]] over [1]
r9 = min(a, [], 'all');
% CHECK: runmat.reduce min %[[A]] all
r10 = mean(a);
% CHECK: runmat.mean %[[A]] :
r11 = mean(a, 2);
% CHECK: runmat.mean %[[A]] over [1]
r12 = var(a);
% CHECK: runmat.var %[[A]] :
r13 = var(a, 1);
% CHECK: runmat.var %[[A]] population
r14 = var(a, [], 2);
% CHECK: runmat.var %[[A]] over [1]
r15 = var(a, 0, 'all');
% CHECK: runmat.var %[[A]] all
