% Arrays that grow in loops: what they hold stays where it is.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = []; b = []; c = 1:3; d = 1:3; e = 1:3;
% CHECK: %[[A:.*]] = runmat.fill
for k = 1:4
% CHECK: runmat.for
    a(end + 1) = k;
% CHECK: runmat.end
% CHECK: runmat.grow %{{.*}}(%{{.*}}) = %{{.*}} :
    b(k) = k;
% CHECK: runmat.grow
    c(k) = 0;
% It starts with elements: growth is the interpreter's.
% CHECK: runmat.update
    d = [d k];
% CHECK-NOT: runmat.concatenate
% CHECK: runmat.append %{{.*}} with %{{.*}} along 1
    e = [e; d(1:3)];
% CHECK: runmat.append %{{.*}} with %{{.*}} along 0
    f = [k d];
% CHECK: runmat.concatenate
end
% Outside of loops [x y] is made anew.
c = [c 5];
% CHECK: runmat.concatenate
c(end + 1) = 6;
% CHECK: runmat.grow
disp(numel([a b c f]) + numel(e));
