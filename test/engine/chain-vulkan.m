% The chain of ten statements on a device: one upload, one launch, buffers for x and y only, and one element down.
% REQUIRES: vulkan
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "c['launches']['vulkan'] == 1" "c['uploads']['vulkan'] == 1" "c['allocatedBytes']['vulkan'] < 3 * 200000" "c['downloadBytes']['vulkan'] == 4"
x = single(deal(1:50000));
y = x + 1; y = y .* 2; y = y - 3; y = abs(y); y = -y;
y = y ./ 4; y = floor(y); y = y + x; y = y .* x; y = y - 1;
fprintf('%g\n', y(7));
