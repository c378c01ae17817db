% Output in the middle of a unit reads all flags before it at once, and those behind it are trusted again. When one does not hold then, the
% unit is run again without saying what it has said.
% REQUIRES: vulkan
% RUN: %runmat --jit=off %s 1 > %t.good
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s 1 | diff %t.good -
% RUN: %python %S/Inputs/report.py %t.json "c['unitsRepeated'] == 0" "c['sideExits'] == 0" "c['downloads']['vulkan'] <= 7" "c['launches']['vulkan'] >= 60"
% RUN: %runmat --jit=off %s -1 > %t.bad
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s -1 | diff %t.bad -
% RUN: %python %S/Inputs/report.py %t.json "c['unitsRepeated'] == 1" "c['sideExits'] >= 1"
a = argv();
p = single(str2double(a{1}));
x = single(deal(1:1000)) / 16 + 100;
for turn = 1:3
    for k = 1:20, x = sqrt(x) + 3; end
    fprintf('turn %d\n', turn);
    if turn == 2, x = x * p; end
end
fprintf('%.4f\n', abs(x(1)));
