% Unary plus makes a double of a logical or a char, compiled and interpreted.
% RUN: %runmat --jit=off %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu %s | FileCheck %s
a = ones(2, 1) > 0; b = +a; disp(class(b)); c = 'x'; d = +c; disp(class(d)); e = +single(1); disp(class(e));
% CHECK: double
% CHECK-NEXT: double
% CHECK-NEXT: single
