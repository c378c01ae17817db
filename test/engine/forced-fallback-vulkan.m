% A cluster that the device that was named cannot take runs on the processor, and the report says why.
% REQUIRES: vulkan, compiler
% RUN: %runmat --jit=always --device=vulkan --device-memory=1024 --explain %s 2>&1 | FileCheck %s
% CHECK: on cpu: the device that was named could not take it, predicted
x = single(1:100000);
for k = 1:10
  x = sin(x) + k;
end
disp(x(1) > 0)
