% What only the loop's last turn defines starts undefined, and the loop is marked: a loop without a turn is left to the interpreter.
% RUN: %runmat --emit=runmat %s | FileCheck %s
for k = 1:3
  last = k .* 2;
end
disp(k); disp(last);
% CHECK-COUNT-2: runmat.undef
% CHECK: runmat.for %[[K:.*]]: !runmat.any = {{.*}} carry({{.*}}) {
% CHECK: %[[L:.*]] = runmat.mul %[[K]],
% CHECK-NEXT: runmat.yield %[[K]], %[[L]]
% CHECK-NEXT: } {nonempty}
