% RUN: runmat --emit=ast %s | FileCheck %s
% Precedence and associativity, seen through the blanks that the printer writes.

x = -2^2;
% CHECK: x = -2 ^ 2;
y = 2^-1';
% CHECK-NEXT: y = 2 ^ -1';
z = ~x==y;
% CHECK-NEXT: z = ~x == y;
w = x:y+z;
% CHECK-NEXT: w = x:y + z;
v = (x+y)*z.^2.';
% CHECK-NEXT: v = (x + y) * z .^ 2.';
u = x||y&&z|w&v<u;
% CHECK-NEXT: u = x || y && z | w & v < u;
