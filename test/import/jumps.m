% What follows a statement that may jump runs only while control is on its way there; a loop that may be broken yields first
% whether it goes on.
% RUN: %runmat --emit=runmat %s | FileCheck %s
s = 0;
for k = 1:9
  if k > 5
    break
  end
  s = s + k;
end
% CHECK: %[[LOOP:.*]] = runmat.for {{.*}} carry(%[[S:.*]] = %{{.*}} : !runmat.any) {
% CHECK: %[[ALIVE:.*]] = runmat.constant true
% CHECK: %[[GO:.*]] = runmat.constant true
% CHECK: %[[IF:.*]]:2 = runmat.if {{.*}} -> !runmat.any, !runmat.any {
% CHECK: %[[F:.*]] = runmat.constant false
% CHECK: %[[F2:.*]] = runmat.constant false
% CHECK: runmat.yield %[[F]], %[[F2]]
% CHECK: } else {
% CHECK: runmat.yield %[[ALIVE]], %[[GO]]
% CHECK: %[[T:.*]] = runmat.truth %[[IF]]#0
% CHECK: %[[REST:.*]] = runmat.if %[[T]] : !runmat.any -> !runmat.any {
% CHECK: %[[SUM:.*]] = runmat.add %[[S]],
% CHECK: runmat.yield %[[SUM]]
% CHECK: } else {
% CHECK: runmat.yield %[[S]]
% CHECK: runmat.yield %[[IF]]#1, %[[REST]]
% CHECK: } {breaks}
while s > 1
  if s > 8, s = s - 3; continue, end
  s = s ./ 2;
end
% CHECK: runmat.while carry(%[[S:.*]] = %[[LOOP]] : !runmat.any) {
% CHECK: %[[C:.*]] = runmat.gt %[[S]],
% CHECK: %[[CT:.*]] = runmat.truth %[[C]]
% CHECK: %[[BODY:.*]]:2 = runmat.if %[[CT]]
% CHECK: } else {
% CHECK: runmat.constant false
% CHECK: runmat.yield %{{.*}}, %[[S]]
% CHECK: runmat.yield %[[BODY]]#0, %[[BODY]]#1
for k = 1:3
  if s > 4
    c = {s};
    s = c{1};
  end
  s = s + k;
end
% A branch that is not compiled leaves the unit where it starts.
% CHECK: runmat.for
% CHECK: runmat.if
% CHECK-NEXT: runmat.statement
% CHECK-NEXT: %[[NEVER:.*]] = arith.constant false
% CHECK-NEXT: runmat.guard %[[NEVER]], "line 42: a cell array is not compiled yet"
% CHECK: } else {
disp(s);
