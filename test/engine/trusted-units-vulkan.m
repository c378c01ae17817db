% Units that follow each other go on behind guards that nobody has looked at, also past statements that only put numbers of the host into
% variables. All flags are read at once, before the output; where one does not hold, its unit and those behind it are begun anew.
% REQUIRES: vulkan
% RUN: %runmat --jit=off %s 4 0 > %t.good
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s 4 0 | diff %t.good -
% RUN: %python %S/Inputs/report.py %t.json "c['downloads']['vulkan'] == 3" "c['unitsRepeated'] == 0" "c['unitRuns'] == 3" "c['sideExits'] == 0"
% The first unit's, and so all three of them:
% RUN: %runmat --jit=off %s -5 0 > %t.first
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s -5 0 | diff %t.first -
% RUN: %python %S/Inputs/report.py %t.json "c['unitsRepeated'] >= 3" "c['sideExits'] >= 1"
% The second unit's, and so the last two:
% RUN: %runmat --jit=off %s 4 -40 > %t.second
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s 4 -40 | diff %t.second -
% RUN: %python %S/Inputs/report.py %t.json "c['unitsRepeated'] == 2" "c['sideExits'] >= 1"
% Both:
% RUN: %runmat --jit=off %s -5 -40 > %t.both
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s -5 -40 | diff %t.both -
% RUN: %python %S/Inputs/report.py %t.json "c['unitsRepeated'] >= 3" "c['sideExits'] >= 1"
a = argv();
[p, q] = deal(single(str2double(a{1})), single(str2double(a{2})));
x = single(deal(1:1000)) / 16;
s.seen = 0;
y = sqrt(x + p) + 3;
s.again = 1;
z = sqrt(y + x + q) .* x;
s.name = 'two';
w = sqrt(z + 1) * 2;
fprintf('%.4f %.4f\n', abs(w(3)), abs(w(900)));
fprintf('%d %s %d\n', s.again, s.name, isreal(w));
