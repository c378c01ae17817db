% The sweeps of a softmax of many rows are one launch on the host, a strip of rows at a time, each with all its columns.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --threads=2 --explain=json --explain-file=%t.cpu %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.cpu "c['launches']['cpu'] == 2" "[k['chained'] for k in clusters] == [False, True, True, True, True, False]"
x = reshape(mod(7 * (1:3e6), 101), 3001 - 1, 1000) / 50;
e = exp(x - max(x, [], 2)); y = e ./ sum(e, 2);
fprintf('%.17g\n', y(1:7:end, 3), y(end - 5, :), sum(e, 2));
