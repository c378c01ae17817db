% A call of a handle is its function in place. What it captured is an input of the unit, or the value that the variable had when it was made;
% variables that only hold handles are none.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = 3; f = @(t, y) a * y - t;
g = @(x) f(1, x);
h = @plus; a = 4;
% CHECK: runmat.constant 3.0
% CHECK: func.func @unit(%[[A:[a-z0-9]+]]: !runmat.array<double, [1, 1]>, %[[B:[a-z0-9]+]]: !runmat.array<double, [1, 1]>)
% CHECK: %[[FOUR:.*]] = runmat.constant 4.0
y = f(2, 5);
% CHECK: %[[T:.*]] = runmat.constant 2.0
% CHECK: %[[Y:.*]] = runmat.constant 5.0
% CHECK: %[[P:.*]] = runmat.mtimes %[[A]], %[[Y]]
% CHECK: %[[F:.*]] = runmat.sub %[[P]], %[[T]]
z = g(y) + feval(h, y, a);
% CHECK: %[[ONE:.*]] = runmat.constant 1.0
% CHECK: %[[Q:.*]] = runmat.mtimes %[[B]], %[[F]]
% CHECK: %[[G:.*]] = runmat.sub %[[Q]], %[[ONE]]
% CHECK: %[[H:.*]] = runmat.add %[[F]], %[[FOUR]]
% CHECK: %[[Z:.*]] = runmat.add %[[G]], %[[H]]
b = z; w = apply(@(x) x + b, 7); b = 9;
% CHECK: %[[SEVEN:.*]] = runmat.constant 7.0
% CHECK: %[[X:.*]] = runmat.add %[[SEVEN]], %[[Z]]
% CHECK: %[[TWO:.*]] = runmat.constant 2.0
% CHECK: %[[W:.*]] = runmat.mrdivide %[[X]], %[[TWO]]
% CHECK: %[[NINE:.*]] = runmat.constant 9.0
disp(z + w + b);
% CHECK: %[[S:.*]] = runmat.add %[[Z]], %[[W]]
% CHECK: runmat.add %[[S]], %[[NINE]]

function y = apply(f, x)
half = @(v) v / 2;
y = half(f(x));
end
