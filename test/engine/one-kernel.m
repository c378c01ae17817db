% A unit's kernels are made once, however often the unit runs.
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | FileCheck %s
% RUN: %python %S/Inputs/report.py %t.json "c['launches']['cpu'] == 20" "c['kernelsCompiled'] == 1" "c['kernelsLoaded']['cpu'] == 1"
s = 0;
for i = 1:20, c = {f(100 + i)}; s = s + c{1}; end
fprintf('%g\n', s);

function s = f(n)
  s = sum(ones(n, 1) .* 2);
end
% CHECK: {{^4420$}}
