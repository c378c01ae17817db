% Reading through chains of (), {}, and fields; `end` in all of them.
% RUN: %runmat --jit=off %s | FileCheck %s

A = [1 2 3; 4 5 6];
fprintf('%d ', A(end, :), A(:, 1), A(end), A(:, end)'); fprintf('\n');
% CHECK: {{^}}4 5 6 1 4 6 3 6
x = 10:10:50;
fprintf('%d ', x(min(end, 2)), x([end 1]), x(x > 25), x(end/5)); fprintf('\n');
% CHECK-NEXT: {{^}}20 50 10 30 40 50 10
c = {1, [2 3], {4, 'five'}};
fprintf('%d %d %s\n', c{2}(end), c{3}{1}, c{end}{end}(1:4));
% CHECK-NEXT: {{^}}3 4 five
s.a.b = {7, struct('c', [8 9])};
fprintf('%d %d\n', s.a.b{1}, s.a.b{2}.c(end));
% CHECK-NEXT: {{^}}7 9
t = struct('v', {1, 2, 3});
name = 'v';
fprintf('%d ', t.v, t(2).v, t(end).(name)); fprintf('\n');
% CHECK-NEXT: {{^}}1 2 3 2 3
args = {2, 3};
fprintf('%d\n', A(1, args{1}), numel(zeros(args{:})));
% CHECK-NEXT: {{^}}2
% CHECK-NEXT: {{^}}6
