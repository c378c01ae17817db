% A field of a struct array is an array of its own, in loops alone; what its elements hold stands in a row where it is listed.
% RUN: %runmat --emit=runmat %s | FileCheck %s
p = struct('x', {1, 2, 3}, 'n', {'a', 'b', 'c'});
t = 0;
% CHECK: func.func @unit(%[[X:[a-z0-9]+]]: !runmat.array<double, [1, *]>)
for k = 1:numel(p)
% CHECK: %[[N:.*]] = runmat.numel %[[X]]
% CHECK: runmat.for %[[K:[a-z0-9]+]]: {{.*}}%[[C:[a-z0-9]+]] = %[[X]]
    p(k).x = p(k).x * 2;
% CHECK: %[[E:.*]] = runmat.index %[[C]](%[[K]]) of_structs
% CHECK: %[[D:.*]] = runmat.mtimes %[[E]]
% CHECK: %[[U:.*]] = runmat.update %[[C]](%[[K]]) = %[[D]] of_structs
    t = t + sum([p.x]);
% CHECK: %[[R:.*]] = runmat.reshape %[[U]]
% CHECK: runmat.reduce {{ *}}sum %[[R]]
end
disp(t); disp(p(2).x);
% Outside of loops nothing is gathered: an element is the interpreter's.
% CHECK: runmat.call "disp"
% CHECK-NOT: of_structs
