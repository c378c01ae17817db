% Operations of the runtime keep the arrays that they work with on a device that is full, also those that the host has, too.
% REQUIRES: vulkan
% RUN: %runmat --jit=off %s > %t.off
% RUN: env RUNMAT_DEVICE_MEMORY=1000000 %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "c['sideExits'] == 0" "c['libraryCallsOnDevice'] >= 20" "c['launches']['cpu'] == 0" "c['downloads']['vulkan'] >= 30"
% Six of these fill the device, and seven are alive.
x = single(1:40000) .* 3;
a = x + 1;
b = x .* 2;
c = x - 4;
d = x + 5;
for k = 1:6
    y = circshift(x, k);
    % The host counts, and has y from here on.
    n = nnz(y);
    z = y(end:-1:1);
    y = cumsum(z);
    m = nnz(y);
    x = [y(3:end) z(1:2)] - k;
    fprintf('%g %g %g\n', n, m, x(k));
    a = a + k;
    b = b - k;
    c = c .* k;
    d = d + 2;
end
fprintf('%.9g\n', sum(a), sum(b), sum(c), sum(d), sum(x), x(end), y(1), z(end));
