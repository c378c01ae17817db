% Growth fills with zeros, false, [] or empty fields; deletion takes elements out.
% RUN: %runmat --jit=off %s | FileCheck %s

x = [];
for k = 1:5, x(end + 1) = k^2; end
fprintf('%d ', x, size(x)); fprintf('\n');
% CHECK: {{^}}1 4 9 16 25 1 5
y(2, 3) = 7;
fprintf('%d ', y, size(y)); fprintf('\n');
% CHECK-NEXT: {{^}}0 0 0 0 0 7 2 3
c{3} = 'z';
fprintf('%d %d %s\n', numel(c), isempty(c{1}), c{3});
% CHECK-NEXT: {{^}}3 1 z
s(3).v = 1;
fprintf('%d %d\n', numel(s), isempty(s(2).v));
% CHECK-NEXT: {{^}}3 1
x([2 4]) = [];
fprintf('%d ', x); fprintf('\n');
% CHECK-NEXT: {{^}}1 9 25
A = [8 1 6; 3 5 7; 4 9 2]; A(:, 2) = [];
fprintf('%d ', A, size(A)); fprintf('\n');
% CHECK-NEXT: {{^}}8 3 4 6 7 2 3 2
A(1, :) = [];
fprintf('%d ', A); fprintf('\n');
% CHECK-NEXT: {{^}}3 4 7 2
c(1:2) = []; c{1} = [];
fprintf('%d %d\n', numel(c), isempty(c{1}));
% CHECK-NEXT: {{^}}1 1
