% Under auto a unit runs at the device that came up, with one upload; the answer is the same. The stored model calls the host so slow
% that any device is faster, software devices are allowed, and the gpuArray asks for one.
% REQUIRES: vulkan, compiler
% RUN: rm -rf %t && mkdir %t && %runmat --version > %t/version
% RUN: %python %S/../Inputs/device_models.py %t/version 2 %t/models
% RUN: %runmat --jit=off %s > %t/off
% RUN: env RUNMAT_MODEL_CACHE_DIR=%t/models RUNMAT_ACCEL_SOFTWARE=1 %runmat --threads=2 --explain=json --explain-file=%t/report %s | diff %t/off -
% RUN: %python %S/Inputs/report.py %t/report "'llvmpipe' in report['device'] or 'software' in report['device']" "c['launches']['vulkan'] > 1" "c['uploads']['vulkan'] == 1" "c['downloadBytes']['vulkan'] <= 16" "clusters[0]['placement']['measured'][-1]['place'] == 'vulkan'" "clusters[0]['placement']['measured'][-1]['launches'] <= 4" "clusters[0]['placement']['measured'][-1]['measured_ms'] > 0" "clusters[0]['placement']['measured'][-1]['predicted_ms'] > 0" "clusters[0]['placement']['place'] == 'vulkan'" "'against' in clusters[0]['placement']['reason']"
% Without leave to use them the host does it all, and the report says why.
% RUN: %runmat --threads=2 --explain=json --explain-file=%t/report %s | diff %t/off -
% RUN: %python %S/Inputs/report.py %t/report "'processor' in report['device']" "list(c['launches']) == ['cpu']"
x = gpuArray(single((1:300000)') / 1000);
pause(1.5);
for k = 1:100
    x = cos(x) + 0.5;
end
fprintf('%.9g\n', gather(sum(x)));
