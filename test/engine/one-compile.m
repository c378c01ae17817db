% Sizes do not matter to a unit: one compile serves every length of a vector.
% RUN: %runmat --jit=off %s > %t.off
% RUN: FileCheck %s --input-file=%t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "[u['runs'] for u in units if u['compiled'] and u['line'] == 12] == [7]" "c['unitsCompiled'] == len([u for u in units if u['compiled']])"
r = {f(0), f(1), f(2), f(7), f(1000), f(10000), f(100000)};
for i = 1:7
  fprintf('%.9g\n', r{i});
end

function s = f(n)
  x = single(linspace(0, 1, n)); y = sin(x) .* 2 + x;
  s = sum(y);
end
% CHECK-COUNT-7: {{^[0-9.]+$}}
