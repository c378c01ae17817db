% A device whose memory runs out leaves launches to the processor: units stay compiled, results are the same.
% REQUIRES: vulkan
% RUN: %runmat --jit=off %s > %t.off
% RUN: env RUNMAT_DEVICE_MEMORY=0 %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.none %s | diff %t.off -
% RUN: env RUNMAT_DEVICE_MEMORY=40000 %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.some %s | diff %t.off -
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.all %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.none "c['unitRuns'] > 0" "c['sideExits'] == 0" "c['statementsInterpreted'] == 0" "c['launches']['cpu'] >= 40" "c['launches']['vulkan'] == 0"
% RUN: %python %S/Inputs/report.py %t.some "c['unitRuns'] > 0" "c['sideExits'] == 0" "c['statementsInterpreted'] == 0" "c['launches']['cpu'] >= 20" "c['launches']['vulkan'] >= 20"
% RUN: %python %S/Inputs/report.py %t.all "c['sideExits'] == 0" "c['launches']['cpu'] == 0" "c['launches']['vulkan'] >= 40"
small = single(1:1000);
large = single(1:20000);
for k = 1:20
    small = small .* 1.5 - floor(small);
    large = large .* 1.25 - floor(large ./ 3);
    s = sum(small) + sum(large .* 2);
    fprintf('%.9g\n', s);
end
fprintf('%.9g\n', sqrt(abs(small(end))) + max(large));
