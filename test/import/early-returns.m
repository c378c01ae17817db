% What a function returns out of a loop is what its outputs hold there, whatever is assigned to them further down: they are live after the loop,
% and what is no output is not.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %runmat --jit=off %s | FileCheck %s --check-prefix=OUTPUT
% RUN: FileCheck %s --check-prefix=EXPLAIN --input-file=%t
x = sqrt(16);
% CHECK: runmat.statement 1 ["x"] (%[[X:.*]]) :
% The variable of a loop.
n = first_over(x);
% CHECK: %[[UNDEF:.*]] = runmat.undef
% CHECK-NEXT: %[[L:[0-9]+]]:2 = runmat.for %[[I:[a-z0-9]+]]: {{.*}} carry(%{{.*}} = %[[UNDEF]] : !runmat.any, %[[GO:.*]] = %{{.*}} : !runmat.any) {
% CHECK: %[[IF:.*]]:3 = runmat.if
% CHECK: runmat.yield %[[IF]]#1, %[[I]], %[[IF]]#2
% CHECK: } {breaks, nonempty}
% CHECK-NEXT: %[[T:.*]] = runmat.truth %[[L]]#1
% CHECK-NEXT: %[[N:.*]] = runmat.if %[[T]]
% CHECK: %[[NEG:.*]] = runmat.constant -1.0
% CHECK-NEXT: runmat.yield %[[NEG]]
% CHECK-NEXT: } else {
% CHECK-NEXT: runmat.yield %[[L]]#0
% CHECK: runmat.statement 2 ["x", "n"] (%[[X]], %[[N]])
% Two outputs, of which one is assigned again before the loop goes on; the local t is not carried.
[a, b] = kept(x);
% CHECK: %[[A0:.*]] = runmat.constant 0.0
% CHECK: %[[B0:.*]] = runmat.constant 9.0
% CHECK: %[[L:[0-9]+]]:3 = runmat.for {{.*}} carry(%[[A:[a-z0-9]+]] = %[[A0]] : !runmat.any, %[[B:[a-z0-9]+]] = %[[B0]] : !runmat.any, %{{[a-z0-9]+}} = %{{[0-9]+}} : !runmat.any) {
% CHECK: %[[A1:.*]] = runmat.add %[[A]],
% CHECK: %[[T1:.*]] = runmat.mtimes %[[A1]],
% CHECK: %[[IF:.*]]:3 = runmat.if
% CHECK: %[[B1:.*]] = runmat.if
% CHECK-NEXT: runmat.yield %[[T1]] :
% CHECK-NEXT: } else {
% CHECK-NEXT: runmat.yield %[[B]] :
% CHECK: runmat.yield %[[IF]]#1, %[[A1]], %[[B1]], %[[IF]]#2
% CHECK: } {breaks}
% CHECK: %[[T:.*]] = runmat.truth %[[L]]#2
% CHECK-NEXT: %[[AB:.*]]:2 = runmat.if %[[T]]
% CHECK: } else {
% CHECK-NEXT: runmat.yield %[[L]]#0, %[[L]]#1
% CHECK: runmat.statement 3 ["x", "n", "a", "b"] (%[[X]], %[[N]], %[[AB]]#0, %[[AB]]#1)
% Out of two loops at once, and out of the branches of a while loop.
[i, j] = pair_over(x);
% CHECK: %[[OUTER:[0-9]+]]:3 = runmat.for %[[I:[a-z0-9]+]]:
% CHECK: %[[INNER:[0-9]+]]:2 = runmat.for %[[J:[a-z0-9]+]]:
% CHECK: %[[IF:.*]]:3 = runmat.if
% CHECK: runmat.yield %[[IF]]#1, %[[J]], %[[IF]]#2
% CHECK: runmat.yield %[[INNER]]#1, %[[I]], %[[INNER]]#0, %[[INNER]]#1
% CHECK: %[[T:.*]] = runmat.truth %[[OUTER]]#2
% CHECK-NEXT: %[[IJ:.*]]:2 = runmat.if %[[T]]
% CHECK: } else {
% CHECK-NEXT: runmat.yield %[[OUTER]]#0, %[[OUTER]]#1
% CHECK: runmat.statement 4 [{{.*}}, "i", "j"] ({{.*}}, %[[IJ]]#0, %[[IJ]]#1)
m = doubled(x);
% CHECK: %[[L:[0-9]+]]:2 = runmat.while carry(%[[Y:[a-z0-9]+]] =
% CHECK: %[[T:.*]] = runmat.truth %[[L]]#1
% CHECK-NEXT: runmat.if %[[T]]
% CHECK: } else {
% CHECK-NEXT: runmat.yield %[[L]]#0
fprintf('%g %g %g %g %g %g %g\n', n, a, b, i, j, m, kept(7));
% OUTPUT: {{^}}5 10 12 3 2 16 12{{$}}
% EXPLAIN: "line": 7,
% EXPLAIN-NEXT: "compiled": true,
% EXPLAIN-NEXT: "ends_because": "in the function 'late', line {{[0-9]+}}: 'y' may be undefined in the loop"
% An output that has no value before the loop may stay without one.
disp(late(x));
% OUTPUT-NEXT: {{^ +}}5
% EXPLAIN: "line": [[#@LINE - 2]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'late', line {{[0-9]+}}: 'y' may be undefined in the loop"

function i = first_over(limit)
for i = 1:6
    if i * i > limit * limit, return, end
end
i = -1;
end

function [a, b] = kept(k)
a = 0; b = 9;
for i = 1:4
    a = a + i;
    t = a * 2;
    if i == k, return, end
    b = t;
end
t = a;
a = b - 8; b = -t;
end

function [i, j] = pair_over(limit)
j = 0;
for i = 1:20
    for j = 1:i
        if i * j > limit, return, end
    end
end
i = 0; j = -1;
end

function y = doubled(k)
y = 1;
while y < 30
    y = y * 2;
    if y > 2 * k, return, end
end
y = -1;
end

function y = late(k)
for i = 1:6
    if i > k, y = i; return, end
end
y = 0;
end
