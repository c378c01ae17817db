% A loop carries the variables that its next turn or what follows reads; an if gives those that are read later.
% RUN: %runmat --emit=runmat %s | FileCheck %s
n = 3;
s = 0; p = 1;
for k = 1:n
  s = s + k;
  t = s .* 2;
  p = p .* t;
end
% CHECK: %[[N:.*]] = runmat.constant 3.0
% CHECK: %[[S:.*]] = runmat.constant 0.0
% CHECK: %[[P:.*]] = runmat.constant 1.0
% CHECK: %[[LOOP:.*]]:2 = runmat.for %[[K:.*]]: !runmat.any = %{{[^,]*}}, %{{[^,]*}}, %[[N]] : {{.*}} carry(%[[CS:.*]] = %[[S]] : !runmat.any, %[[CP:.*]] = %[[P]] : !runmat.any) {
% CHECK: %[[NS:.*]] = runmat.add %[[CS]], %[[K]]
% CHECK: %[[T:.*]] = runmat.mul %[[NS]],
% CHECK: %[[NP:.*]] = runmat.mul %[[CP]], %[[T]]
% CHECK-NEXT: runmat.yield %[[NS]], %[[NP]]
if p > 3
  q = s; w = 1;
elseif p > 2
  q = 2; w = 2;
else
  q = 3; w = 3;
end
% CHECK: %[[C:.*]] = runmat.gt %[[LOOP]]#1,
% CHECK-NEXT: %[[TRUTH:.*]] = runmat.truth %[[C]]
% CHECK-NEXT: %[[Q:.*]] = runmat.if %[[TRUTH]] : !runmat.any -> !runmat.any {
% CHECK: runmat.yield %[[LOOP]]#0
% CHECK: } else {
% CHECK: %[[C2:.*]] = runmat.gt %[[LOOP]]#1,
% CHECK-NEXT: %[[TRUTH2:.*]] = runmat.truth %[[C2]]
% CHECK-NEXT: %[[Q2:.*]] = runmat.if %[[TRUTH2]]
% CHECK: %[[TWO:.*]] = runmat.constant 2.0
% CHECK: runmat.yield %[[TWO]]
% CHECK: } else {
% CHECK: %[[THREE:.*]] = runmat.constant 3.0
% CHECK: runmat.yield %[[THREE]]
% CHECK: runmat.yield %[[Q2]]
% CHECK: runmat.call "disp"(%[[Q]])
disp(q)
