% What the runtime does on whole arrays has no effect: of two equal products one is made, and of two equal sorts.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "sorted(units[0]['library_calls']) == ['concatenate', 'product', 'scan', 'sort']"
A = reshape(1:6, 2, 3); B = A'; x = [3 1 2];
P = A * B + 1; Q = A * B - 1; s = sort(x) + 1; t = sort(x) + cumsum(x);
disp(P), disp(Q), disp(s), disp(t)
