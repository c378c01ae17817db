% cast to a class that the program says is that conversion; bsxfun of a handle is a call of it, and isa of what only inference knows is asked of
% the runtime. Another class is left to the interpreter.
% RUN: %runmat --emit=runmat %s | FileCheck %s
x = ones(2, 3);
% CHECK: %[[X:.*]] = runmat.fill
y = cast(x, 'single');
% CHECK: %[[Y:.*]] = runmat.cast %[[X]]{{.*}}single
z = bsxfun(@plus, x, y);
% CHECK: %[[Z:.*]] = runmat.add %[[X]], %[[Y]]
t = isa(z, 'float');
% CHECK: %[[FLOAT:.*]] = runmat.text "float"
% CHECK-NEXT: %[[T:.*]] = runmat.evaluate "isa"(%[[Z]], %[[FLOAT]])
% CHECK: runmat.statement 4 ["x", "y", "z", "t"] (%[[X]], %[[Y]], %[[Z]], %[[T]])
l = cast(x, 'logical');
disp(y), disp(z), disp(t), disp(l)
% CHECK-NOT: runmat.cast
