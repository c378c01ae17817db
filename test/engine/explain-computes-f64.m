% Whether a cluster's device code computes in double precision, though its arrays are single: quotients and roots do, functions not.
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | FileCheck %s
% RUN: %python %S/Inputs/report.py %t.json "[cl['computes_f64'] for cl in clusters] == [False, False, True, True]"
x = single([1 2; 3 4]);
a = x .* x + 1;  disp(a(4))
b = sin(x);      disp(b(4))
c = x ./ 3;      disp(c(4))
d = double(x);   disp(d(4))
% CHECK: 17
