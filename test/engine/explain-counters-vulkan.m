% The figures on a Vulkan device: a sum in two passes is two kernels and two launches; only its result comes down.
% REQUIRES: vulkan
% RUN: env RUNMAT_TWO_PASS_THRESHOLD=1000 %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s | FileCheck %s
% RUN: %python %S/Inputs/report.py %t.json "c['unitsCompiled'] >= 1" "c['kernelsCompiled'] == 2" "c['kernelsLoaded']['vulkan'] == 2" "c['launches']['vulkan'] == 2" "c['uploads']['vulkan'] == 1" "c['uploadBytes']['vulkan'] == 80000" "c['downloads']['vulkan'] == 1" "c['downloadBytes']['vulkan'] == 4" "c['allocations']['vulkan'] >= 2" "c['allocatedBytes']['vulkan'] >= 80000"
% RUN: %python %S/Inputs/report.py %t.json "[(k['stage'], k['code']) for cluster in clusters for k in cluster['kernels']] == [('partial', 'spirv'), ('final', 'spirv')]"
x = single(deal(1:20000));
s = sum(x .* 2);
fprintf('%.9g\n', s);
% CHECK: {{^400020000$}}
