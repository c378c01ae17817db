% The sweeps of a softmax of columns are one launch on the host: maxima, exponentials, sums and quotients, a few columns at a time, with the division before them; the remainders are another.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.cpu %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.cpu "c['launches']['cpu'] == 2" "[k['chained'] for k in clusters] == [False, True, True, True, True, False]"
% RUN: %runmat --jit=always --device=cpu --explain %s 2>&1 >%t.out | FileCheck %s --check-prefix=TEXT
% TEXT: reduction, on the host together with the next
x = reshape(mod(7 * (1:60000), 101), 300, 200) / 50;
e = exp(x - max(x)); y = e ./ sum(e);
fprintf('%.17g\n', y(1:10), y(end));
