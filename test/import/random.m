% Random numbers: the counter is a variable of the unit, which loops, branches and exits hand on.
% RUN: %runmat --emit=runmat %s | FileCheck %s
n = 4;
x = rand(n, 1);
% CHECK: func.func @unit(%[[SEED:.*]]: !runmat.array<double, [1, 1]>, %[[FIRST:.*]]: !runmat.array<double, [1, 1]>)
% CHECK: %[[X:.*]] = runmat.random uniform as double of %[[SEED]] from %[[FIRST]](
% CHECK-NEXT: %[[COUNT:.*]] = runmat.numel %[[X]]
% CHECK-NEXT: %[[SECOND:.*]] = runmat.add %[[FIRST]], %[[COUNT]]
y = randn(size(x), 'like', x) + rand('single');
% CHECK: runmat.statement {{[0-9]+}} [{{.*}}"$random"{{.*}}]
% CHECK: runmat.random normal as double of %[[SEED]] from %[[SECOND]] like(%[[X]]) as %[[X]]
% CHECK: runmat.random uniform as single of %[[SEED]] from
for k = 1:3
    x = x + randn(n, 1, 'single');
end
% CHECK: runmat.for
% CHECK-SAME: %[[SECOND:.*]]
% CHECK: runmat.random normal as single of %[[SEED]] from
% A right side of && that draws is asked only if it must be.
if n > 2 && rand < 0.5
    x = x + f(n);
end
% CHECK: %[[ASKED:.*]]:2 = runmat.if
% CHECK: runmat.random uniform as double of %[[SEED]]
% CHECK: runmat.if
% CHECK: runmat.random uniform as double of %[[SEED]] from %[[ASKED]]#1
disp(x + y)

function y = f(n)
y = rand(n, 1);
end
