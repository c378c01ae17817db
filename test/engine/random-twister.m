% The numbers of the twister stay with the interpreter, which the report says; the same statement is compiled for the other generator.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "[i['count'] for i in interpreted if \"random numbers of 'twister'\" in i['reason'] and i['line'] == 12] == [2]" "[u['runs'] for u in units if u['compiled'] and u['line'] == 12] == [2]"
kinds = {'philox', 'twister', 'twister', 'philox'};
for k = 1:4
  rng(k, kinds{k});
  fprintf('%.17g\n', draw(10));
end
function x = draw(n)
  c = {n; n};
  x = sum(rand(n, 1));
end
