% Kernels of a function that is part of a unit stand at the function's own lines.
% REQUIRES: compiler
% RUN: %runmat --jit=always --device=cpu %s | FileCheck %s
profile on
for k = 1:2, work(1e5); end
profile report
p = profile('info');
t = p.FunctionTable;
names = {t.FunctionName};
w = t(endsWith(names, '>work')); h = t(endsWith(names, '>part'));
fprintf('%d %d %d %d\n', w.NumCalls, h.NumCalls, h.ExecutedLines(1, 1:2));
fprintf('%d\n', w.SelfTime < w.TotalTime && h.TotalTime > 0 && w.SelfTime + h.SelfTime <= w.TotalTime + 1e-9);
function y = work(n)
  x = (1:n) / 3;
  y = sum(x);
  for k = 1:3
    y = y + part(k, x);
  end
end
function z = part(k, x)
  z = sum(sin(x) * k);
end
% CHECK: total s    self s     calls  function
% CHECK-DAG: 2  profile-inlined>work{{$}}
% CHECK-DAG: 0  profile-inlined>part{{$}}
% CHECK-DAG: {{^}}profile-inlined>work (
% CHECK-DAG: compiled: lines 14-18, run 2 times,
% CHECK-DAG: of line 21: 6 launches,
% CHECK-DAG: {{^}}profile-inlined>part (
% CHECK-DAG: 6     21    z = sum(sin(x) * k);
% CHECK: 2 0 21 6
% CHECK-NEXT: 1
