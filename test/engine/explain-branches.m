% An if and a switch without a branch that can be compiled are listed with the reason of the first.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain-file=%t.text %s | diff %t.off -
% RUN: FileCheck %s --input-file=%t.text
x = ones(2, 2);
if x(1) > 3, c = {1}; else, c = {2}; end
switch numel(x), case 4, d = {4}; case 3, d = {3}; end
switch numel(x), otherwise, e = 1; end
disp(c), disp(d), disp(e)
% CHECK: :6: interpreted 1 time: a cell array is not compiled yet
% CHECK: :7: interpreted 1 time: a cell array is not compiled yet
% CHECK: :8: interpreted 1 time: a switch without a case is not compiled
