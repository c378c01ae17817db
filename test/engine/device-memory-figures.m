% gpuDevice tells the memory that the device may use, and what of it is free.
% RUN: env RUNMAT_DEVICE_MEMORY=1000000 %runmat --jit=always --device=inprocess %s
d = gpuDevice;
assert(d.TotalMemory == 1000000 && d.AvailableMemory == 1000000)
x = gpuArray((1:4096) .* 2);
d = gpuDevice;
% Programs may have more of it there than one array.
assert(d.TotalMemory == 1000000 && d.AvailableMemory <= 1000000 - 4096 * 8)
before = d.AvailableMemory;
clear x
d = gpuDevice;
assert(d.AvailableMemory >= before + 4096 * 8)
