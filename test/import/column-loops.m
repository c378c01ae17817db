% A for over an array takes its columns by their numbers; exits hand over the array for the interpreter to go on with.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %runmat --jit=off %s | FileCheck %s --check-prefix=OUTPUT
% RUN: FileCheck %s --check-prefix=EXPLAIN --input-file=%t
A = reshape(1:12, 3, 4); s = 0;
for v = A
  s = s + v(1);
end
% CHECK: %[[A:.*]] = runmat.reshape
% CHECK: %[[LAST:.*]] = runmat.end %[[A]]
% CHECK: runmat.for %[[K:[a-z0-9]+]]: !runmat.any = {{.*}}, %[[LAST]] :
% CHECK: %[[ALL:.*]] = runmat.text ":"
% CHECK: %[[V:.*]] = runmat.index %[[A]](%[[ALL]], %[[K]])
% CHECK: runmat.statement {{[0-9]+}} [{{.*}}"$columns0"] ({{.*}}%[[A]])
% CHECK: runmat.index %[[V]]
for i = 1:2
  for w = [10 20; 1 2], s = s + i * w(2); end
end
% CHECK: runmat.statement {{[0-9]+}} [{{.*}}"$columns1"]
disp(s + firsts(A))
% An exit in the middle: the interpreter takes the columns that are left.
t = 0; x = [1 2 3];
for v = [1 3 2 4 1]
  if v > 3, x(v) = 7; end
  t = t + x(v);
end
disp(t), disp(x)
% What shows something is not begun anew.
for v = [1 2], fprintf('%d\n', v); end
% EXPLAIN: "ends_because": "a for loop over columns with calls that have effects is not compiled"

function y = firsts(A)
y = 0;
for v = A, y = y + v(1); end
end
% OUTPUT: 53
% OUTPUT: 14
% OUTPUT: 1 2 3 7
% OUTPUT: {{^1$}}
% OUTPUT-NEXT: {{^2$}}
