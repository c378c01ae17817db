% A statement without a semicolon shows its value; expressions go to ans.
% RUN: %runmat --jit=off %s | FileCheck %s

x = 3
% CHECK: x =
% CHECK: 3
3 + 4
% CHECK: ans =
% CHECK: 7
y = ans;
fprintf('%d\n', y);
% CHECK: {{^}}7
x;
fprintf('%d\n', ans);
% CHECK-NEXT: {{^}}7
v(3) = 2
% CHECK: v =
% CHECK: 0     0     2
[a, b] = size(ones(2, 5))
% CHECK: a =
% CHECK: 2
% CHECK: b =
% CHECK: 5
nothing();
fprintf('%d\n', ans);
% CHECK: {{^}}7

function nothing()
end
