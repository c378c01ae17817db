% Under auto nothing of fewer elements than accel-threshold leaves the host, though the device is open and the stored model calls the host so
% slow that any device is faster; the report says so. With fewer still, and where a device is named, it does.
% REQUIRES: vulkan, compiler
% RUN: rm -rf %t && mkdir %t && %runmat --version > %t/version
% RUN: %python %S/../Inputs/device_models.py %t/version 2 %t/models
% RUN: %runmat --jit=off %s > %t/off
% RUN: env RUNMAT_MODEL_CACHE_DIR=%t/models RUNMAT_ACCEL_THRESHOLD=300001 %runmat --accel-software --threads=2 --explain=json --explain-file=%t/report %s | diff %t/off -
% RUN: %python %S/Inputs/report.py %t/report "c['launches']['vulkan'] == 0" "'; vulkan cannot: fewer elements than accel-threshold' in clusters[0]['placement']['reason']"
% RUN: env RUNMAT_MODEL_CACHE_DIR=%t/models %runmat --accel-threshold=300000 --accel-software --threads=2 --explain=json --explain-file=%t/report %s | diff %t/off -
% RUN: %python %S/Inputs/report.py %t/report "c['launches']['vulkan'] > 1"
% RUN: env RUNMAT_ACCEL_THRESHOLD=300001 %runmat --device=vulkan --explain=json --explain-file=%t/report %s | diff %t/off -
% RUN: %python %S/Inputs/report.py %t/report "c['launches']['vulkan'] > 1"
x = gpuArray(single((1:300000)') / 1000);
pause(1.5);
for k = 1:100
    x = cos(x) + 0.5;
end
fprintf('%.9g\n', gather(sum(x)));
