% Elements that get outputs of calls: the variables as they are after them, in order.
% REQUIRES: compiler
% RUN: %runmat --jit=always --device=cpu --emit=runmat %s 2>/dev/null | FileCheck %s
A = magic(4); m = zeros(1, 4); n = 0;
for k = 1:4
    [m(k), n] = max(A(:, k));
    [n, m(n)] = two(k);
end
% CHECK: %[[R:.*]]:2 = runmat.{{.*}}max
% CHECK: %[[M:.*]] = runmat.update %{{.*}}(%{{.*}}) = %[[R]]#0
% CHECK: %[[N:.*]] = runmat.add
% CHECK: runmat.update %[[M]](%[[N]]) = %
disp(m), disp(n)
function [a, b] = two(x)
a = x + 0; b = x * 2;
end
