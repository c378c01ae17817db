% In a loop that is interpreted the units of each turn go on behind their guards; a turn that a guard spoils is undone alone.
% REQUIRES: vulkan
% RUN: %runmat --jit=off %s 10000 > %t.good
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s 10000 | diff %t.good -
% RUN: %python %S/Inputs/report.py %t.json "c['unitsRepeated'] == 0" "c['downloads']['vulkan'] <= 9"
% RUN: %runmat --jit=off %s 5 > %t.bad
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s 5 | diff %t.bad -
% RUN: %python %S/Inputs/report.py %t.json "c['unitsRepeated'] >= 1" "c['sideExits'] >= 1"
a = argv();
p = single(str2double(a{1}));
x = single(deal(1:1000)) / 1024;
c = {};
for k = 1:6
    y = sqrt(p - x * k);
    s.turn = k;
    z = sqrt(y + 3) + x;
    s.last = k;
    x = real(z);
    c{k} = s.turn + s.last;
end
fprintf('%.4f %.4f %d\n', x(1), x(1000), c{6});
