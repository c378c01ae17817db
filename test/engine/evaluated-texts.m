% Text given to eval is compiled: a loop in its first evaluation, other statements when they come again. So are scripts in functions'
% workspaces, and texts whose variables came to have other types.
% REQUIRES: compiler
% RUN: %runmat --jit=always --explain=json --explain-file=%t.json %s | FileCheck %s
% RUN: %python %S/Inputs/report.py %t.json "sorted(u['runs'] for u in units if u['file'] == 'eval' and u['compiled']) == [1, 1, 2, 2]"
% RUN: %runmat --device=cpu --explain=json --explain-file=%t.auto %s | FileCheck %s
% RUN: %python %S/Inputs/report.py %t.auto "[u['compiled'] for u in units if u['file'] == 'eval' and u['runs']] == [True]"
eval('s = 0; for k = 1:3e5, s = s + sqrt(k); end');
for n = 1:3, eval('v = [n n] * 2;'); end
eval('v = [n n] * 2;');
n = single(1);
for k = 1:2, eval('v = [n n] * 2;'); end
disp(class(v))
in_function();
function in_function()
  local = 1;
  eval('for k = 1:3, local = local * 2; end');
  fprintf('%d\n', local);
end
% CHECK: single
% CHECK: 8
