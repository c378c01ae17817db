% Numbers drawn by a unit that is undone are drawn again: the sequence is the interpreter's.
% REQUIRES: vulkan
% RUN: %runmat --jit=off %s 1 > %t.good
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s 1 | diff %t.good -
% RUN: %python %S/Inputs/report.py %t.json "c['unitsRepeated'] == 0"
% RUN: %runmat --jit=off %s -1 > %t.bad
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s -1 | diff %t.bad -
% RUN: %python %S/Inputs/report.py %t.json "c['unitsRepeated'] >= 2"
a = argv();
p = single(str2double(a{1}));
x = single(deal(1:1000)) / 1024;
rng(7);
s.seen = 0;
y = sqrt(x + p) + rand(1, 1000, 'single');
s.again = 1;
z = sqrt(y) + rand(1, 1000, 'single');
s.seen = 2;
fprintf('%.5f %.5f %d\n', abs(z(1)), abs(z(1000)), s.seen);
fprintf('%.5f\n', rand);
