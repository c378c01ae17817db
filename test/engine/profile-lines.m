% A profile names compiled statements by their lines, with the kernels of each.
% RUN: %runmat --jit=always --device=cpu %s | FileCheck %s
profile on
x = linspace(0, 1, 1e5);
y = sum(sin(x) .* 2 + x);
for k = 1:3
  z = twice(k);
end
disp(1)
profile report
function y = twice(x)
  y = [x, x]';
  eval('y = 2 * y;');
end
% CHECK: total s    self s     calls  function
% CHECK: 1  profile-lines{{$}}
% CHECK: 3  profile-lines>twice{{$}}
% CHECK: {{^}}profile-lines (
% CHECK: {{[0-9]}}      4  x = linspace(0, 1, 1e5);
% CHECK: {{[0-9]}}      5  y = sum(sin(x) .* 2 + x);
% CHECK: 3      7    z = twice(k);
% CHECK: compiled: lines 4-5, run 1 times,
% CHECK: cluster{{[0-9]+}} of line 5: 1 launches, {{.*}} s
% CHECK: compiling for line 5: {{.*}} s
% CHECK: {{^}}profile-lines>twice (
