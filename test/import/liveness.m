% A statement lists what is assigned and still read; an assignment that nobody reads is discarded.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = ones(2, 2);
b = a + 1;
c = b .* 2;
a = zeros(3, 3);
dead = c - 1;
disp(a); disp(c);
% CHECK: %[[A:.*]] = runmat.fill 1.0
% CHECK-NOT: runmat.discard
% CHECK: runmat.statement 1 ["a"] (%[[A]])
% CHECK: %[[B:.*]] = runmat.add %[[A]]
% CHECK-NEXT: runmat.statement 2 ["b"] (%[[B]])
% CHECK: %[[C:.*]] = runmat.mul %[[B]]
% CHECK-NEXT: runmat.statement 3 ["c"] (%[[C]])
% CHECK: %[[A2:.*]] = runmat.fill 0.0
% CHECK-NEXT: runmat.statement 4 ["a", "c"] (%[[A2]], %[[C]])
% CHECK: %[[DEAD:.*]] = runmat.sub %[[C]]
% CHECK-NEXT: runmat.discard %[[DEAD]]
% CHECK-NEXT: runmat.statement 5 ["a", "c"] (%[[A2]], %[[C]])
