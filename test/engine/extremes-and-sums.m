% Reductions of everything read their array once: blocks of all of them go together, as one launch on the host, with those of x as it is made.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.cpu %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.cpu "c['launches']['cpu'] == 1" "[k['chained'] for k in clusters] == [True, True, True, False]"
x = mod(7 * (1:600000), 10007) / 50;
a = max(x); b = min(x); s = sum(x);
fprintf('%.17g\n', a, b, s, x(5));
