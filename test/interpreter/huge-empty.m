% Repeating nothing very often is an empty array, at once.
% RUN: %runmat --jit=off %s | FileCheck %s
x = repmat(zeros(0, 3), 1e17, 2);
fprintf('%d %d\n', size(x));
% CHECK: 0 6
