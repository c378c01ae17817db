% What a device compiles is kept for the next process where RUNMAT_PIPELINE_CACHE_DIR says: the second one loads its kernels without a
% compile of their own, since the pipelines were made when the device was opened. Without warm-up or a folder each process compiles.
% REQUIRES: vulkan
% RUN: rm -rf %t.cache
% RUN: %runmat --jit=off %s > %t.off
% RUN: env RUNMAT_PIPELINE_CACHE_DIR=%t.cache %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.first %s | diff %t.off -
% RUN: env RUNMAT_PIPELINE_CACHE_DIR=%t.cache %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.second %s | diff %t.off -
% RUN: env RUNMAT_PIPELINE_CACHE_DIR=%t.cache RUNMAT_WARMUP=0 %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.cold %s | diff %t.off -
% RUN: env RUNMAT_PIPELINE_CACHE_DIR=%t.cache %runmat --jit=always --device=vulkan --trace=%t.trace %s | diff %t.off -
% RUN: env RUNMAT_PIPELINE_CACHE_DIR=%t.cache RUNMAT_WARMUP=0 %runmat --jit=always --device=vulkan --trace=%t.cold-trace %s | diff %t.off -
% RUN: %python %S/../driver/telemetry/Inputs/trace.py %t.trace "[(s['name'], s['args']['pipelines'], s['args']['device']) for s in slices['vulkan/warm-up']] == [('warm-up', 2, 'vulkan')]"
% RUN: %python %S/../driver/telemetry/Inputs/trace.py %t.cold-trace "'vulkan/warm-up' not in slices"
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.none %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.first "c['kernelsLoaded']['vulkan'] == 2" "c['pipelinesCompiled']['vulkan'] == 2" "c['pipelinesWarmed']['vulkan'] == 0" "c['pipelinesReused']['vulkan'] == 0"
% RUN: %python %S/Inputs/report.py %t.second "c['kernelsLoaded']['vulkan'] == 2" "c['pipelinesWarmed']['vulkan'] == 2" "c['pipelinesReused']['vulkan'] == 2" "c['warmUpMilliseconds']['vulkan'] > 0"
% RUN: %python %S/Inputs/report.py %t.cold "c['pipelinesWarmed']['vulkan'] == 0" "c['pipelinesReused']['vulkan'] == 0" "c['warmUpMilliseconds']['vulkan'] == 0"
% RUN: %python %S/Inputs/report.py %t.none "c['pipelinesCompiled']['vulkan'] == 2" "c['pipelinesWarmed']['vulkan'] == 0" "c['pipelinesReused']['vulkan'] == 0"
pause(1);
x = single(deal(1:20000));
y = sqrt(x) .* 3;
fprintf('%.9g\n', y(7));
z = floor(x ./ 7) + 1;
fprintf('%.9g\n', z(7));
