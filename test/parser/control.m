% RUN: runmat --emit=ast %s | FileCheck %s

if (1) a = 1; elseif 0, a = 2; else a = 3; end
%      CHECK: if (1)
% CHECK-NEXT:   a = 1;
% CHECK-NEXT: elseif 0
% CHECK-NEXT:   a = 2;
% CHECK-NEXT: else
% CHECK-NEXT:   a = 3;
% CHECK-NEXT: end
for i=1:3 a(i) = i; if i > 2, break, end, end
% CHECK-NEXT: for i = 1:3
% CHECK-NEXT:   a(i) = i;
% CHECK-NEXT:   if i > 2
% CHECK-NEXT:     break;
% CHECK-NEXT:   end
% CHECK-NEXT: end
parfor (i = 1:3, 2)
end
% CHECK-NEXT: parfor (i = 1:3, 2)
% CHECK-NEXT: end
while a, continue, end
% CHECK-NEXT: while a
% CHECK-NEXT:   continue;
% CHECK-NEXT: end
switch a, case {1, 'x'}, b; otherwise, c; end
% CHECK-NEXT: switch a
% CHECK-NEXT: case {1, 'x'}
% CHECK-NEXT:   b;
% CHECK-NEXT: otherwise
% CHECK-NEXT:   c;
% CHECK-NEXT: end
try, a; catch err, b; end
% CHECK-NEXT: try
% CHECK-NEXT:   a;
% CHECK-NEXT: catch err
% CHECK-NEXT:   b;
% CHECK-NEXT: end
spmd
end
% CHECK-NEXT: spmd
% CHECK-NEXT: end
%{
 x = (
%}
global g h
% CHECK-NEXT: global g h;
