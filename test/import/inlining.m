% A user function is imported in place; its own variables stay out of the statements' lists; recursion is not compiled.
% RUN: %runmat --emit=runmat %s | FileCheck %s
x = ones(2, 2);
y = twice(x);
[u, v] = both(x, y);
disp(y); disp(u); disp(v);
% CHECK: %[[X:.*]] = runmat.fill 1.0
% CHECK: runmat.statement [[#]] ["x"] (%[[X]])
% CHECK-NOT: runmat.statement
% CHECK: %[[Y:.*]] = runmat.mul %[[X]],
% CHECK-NEXT: runmat.statement [[#]] ["x", "y"] (%[[X]], %[[Y]])
% CHECK-NEXT: %[[U:.*]] = runmat.add %[[X]], %[[Y]]
% CHECK-NEXT: %[[V:.*]] = runmat.sub %[[X]], %[[Y]]
% CHECK-NEXT: runmat.statement [[#]] ["y", "u", "v"] (%[[Y]], %[[U]], %[[V]])
% CHECK: runmat.call "disp"(%[[Y]])
% CHECK: runmat.call "disp"(%[[U]])
% CHECK: runmat.call "disp"(%[[V]])

function y = twice(x)
  factor = 2;
  y = x .* factor;
end
function [s, d] = both(a, b)
  s = a + b;
  d = a - b;
end
