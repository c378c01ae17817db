% A loop that stays at the device under auto: its array goes up once at most, and one element comes down. The stored
% model calls the host so slow that any device is faster; gpuDevice waits for it.
% REQUIRES: vulkan, compiler
% RUN: rm -rf %t && mkdir %t && %runmat --version > %t/version
% RUN: %python %S/../Inputs/device_models.py %t/version 2 %t/models
% RUN: %runmat --jit=off %s > %t/off
% RUN: env RUNMAT_MODEL_CACHE_DIR=%t/models RUNMAT_ACCEL_SOFTWARE=1 %runmat --threads=2 --explain=json --explain-file=%t/report %s | diff %t/off -
% RUN: %python %S/Inputs/report.py %t/report "c['uploads']['vulkan'] <= 1" "c['downloads']['vulkan'] == 1" "c['downloadBytes']['vulkan'] == 4" "c['launches']['vulkan'] >= 51" "c['launches']['cpu'] == 0" "c['sideExits'] == 0"
gpuDevice;
x=rand(1e5,1,'single'); for k=1:50, x=sin(x)+x; end; disp(sum(x))
