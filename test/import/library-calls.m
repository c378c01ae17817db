% Slices, matrices in brackets, builtins that no op stands for and switch: what import makes of them.
% RUN: %runmat --emit=runmat %s | FileCheck %s
A = ones(3, 4); x = 1:4; j = 2;
% CHECK: %[[A:.*]] = runmat.fill
% CHECK: %[[X:.*]] = runmat.range
c = A(:, j);
% CHECK: %[[COLON:.*]] = runmat.text ":"
% CHECK: runmat.index %[[A]](%[[COLON]], %[[J:.*]]) :
A(1:end, j) = x(x > 1);
% CHECK: %[[MASK:.*]] = runmat.gt %[[X]]
% CHECK: %[[V:.*]] = runmat.index %[[X]](%[[MASK]]) :
% CHECK: %[[END:.*]] = runmat.end %[[A]] at 0 of 2
% CHECK: %[[ROWS:.*]] = runmat.range %{{.*}}, %{{.*}}, %[[END]]
% CHECK: %[[B:.*]] = runmat.update %[[A]](%[[ROWS]], %[[J]]) = %[[V]] :
m = [x j; 5 x];
% CHECK: %[[UP:.*]] = runmat.concatenate %[[X]], %[[J]] along 1
% CHECK: %[[DOWN:.*]] = runmat.concatenate %{{.*}}, %[[X]] along 1
% CHECK: runmat.concatenate %[[UP]], %[[DOWN]] along 0
[s, i] = sort(x, 'descend');
% CHECK: %[[HOW:.*]] = runmat.text "descend"
% CHECK: runmat.sort %[[X]] descending : (!runmat.any) -> (!runmat.any, !runmat.any)
[h, p] = max(A, [], 2);
% CHECK: %[[NONE:.*]] = runmat.fill 0.0{{.*}} as double(%{{.*}}, %{{.*}})
% CHECK: runmat.evaluate "max"(%[[B]], %[[NONE]], %{{.*}})
switch j
  case 1, k = 1;
  case {2, 3}, k = 2;
  otherwise, k = 3;
end
% CHECK: %[[NUMBER:.*]] = runmat.conj %[[J]]
% CHECK: %[[ONE:.*]] = runmat.eq %[[NUMBER]], %
% CHECK: %[[FIRST:.*]] = runmat.truth scalar %[[ONE]]
% CHECK: runmat.if %[[FIRST]]
% CHECK: %[[TWO:.*]] = runmat.eq %{{.*}}, %
% CHECK: %[[T2:.*]] = runmat.truth scalar %[[TWO]]
% CHECK: %[[THREE:.*]] = runmat.eq %{{.*}}, %
% CHECK: %[[T3:.*]] = runmat.truth scalar %[[THREE]]
% CHECK: %[[EITHER:.*]] = runmat.or %[[T2]], %[[T3]]
% CHECK: runmat.if %[[EITHER]]
disp(c); disp(m); disp(s); disp(i); disp(h); disp(p); disp(k)
