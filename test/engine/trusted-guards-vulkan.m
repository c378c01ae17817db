% Nobody waits for the guards of 40 turns: they are read once, behind the last. Where one does not hold, the unit is begun anew.
% REQUIRES: vulkan
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s | FileCheck %s
% RUN: %python %S/Inputs/report.py %t.json "c['downloads']['vulkan'] == 2" "c['unitsRepeated'] == 0" "c['launches']['vulkan'] >= 40"
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.bad %s -5 | FileCheck %s --check-prefix=BAD
% RUN: %python %S/Inputs/report.py %t.bad "c['unitsRepeated'] == 1" "c['sideExits'] >= 1"
a = argv();
first = 4;
if ~isempty(a), first = str2double(a{1}); end
x = single(first) + single(deal(0:999));
for k = 1:40, x = sqrt(x) + 3; end
fprintf('%.6f\n', abs(x(1)));
% CHECK: 5.30277
% BAD: 5.30277
