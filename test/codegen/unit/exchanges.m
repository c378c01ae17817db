% RUN: runmat --emit=llvm %s | FileCheck %s
% Where arrays change places the loop makes two turns in one, and their addresses stay where they are; other loops do not.
a = zeros(1, 5);
b = a;
tic
for k = 1:5
    a(k) = b(k) + 1;
    t = a;
    a = b;
    b = t;
end
tic
for k = 1:5
    a(k) = b(k) + 1;
end
% CHECK: define i32 @unit
% CHECK: define i32 @unit
% CHECK: "llvm.loop.unroll.disable"
% CHECK: define i32 @unit
% CHECK-NOT: "llvm.loop.unroll.disable"
