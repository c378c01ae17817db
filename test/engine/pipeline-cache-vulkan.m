% What a device compiles is kept for the next process where RUNMAT_PIPELINE_CACHE_DIR says, and a folder that cannot be is no error.
% REQUIRES: vulkan
% RUN: rm -rf %t.cache
% RUN: %runmat --jit=off %s > %t.off
% RUN: env RUNMAT_PIPELINE_CACHE_DIR=%t.cache %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.first %s | diff %t.off -
% RUN: env RUNMAT_PIPELINE_CACHE_DIR=/dev/null %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.none %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.first "c['kernelsLoaded']['vulkan'] == 2" "c['pipelinesCompiled']['vulkan'] + c['pipelinesCached']['vulkan'] + c['pipelinesReused']['vulkan'] == 2"
% RUN: %python %S/Inputs/report.py %t.none "c['pipelinesCompiled']['vulkan'] == 2" "c['pipelinesCached']['vulkan'] == 0" "c['pipelinesReused']['vulkan'] == 0"
x = single(deal(1:20000));
y = sqrt(x) .* 3;
fprintf('%.9g\n', y(7));
z = floor(x ./ 7) + 1;
fprintf('%.9g\n', z(7));
