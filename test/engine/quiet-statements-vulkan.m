% Which statements between two units nobody notices. One that reads an element waits for the guards before it, so that only the unit before
% is begun anew; an error of a quiet one comes after what was before it is certain.
% REQUIRES: vulkan
% RUN: %runmat --jit=off %s 4 > %t.good
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s 4 | diff %t.good -
% RUN: %python %S/Inputs/report.py %t.json "c['unitsRepeated'] == 0"
% RUN: %runmat --jit=off %s -5 > %t.bad
% RUN: %runmat --jit=always --device=vulkan --explain=json --explain-file=%t.json %s -5 | diff %t.bad -
% RUN: %python %S/Inputs/report.py %t.json "c['unitsRepeated'] == 2"
a = argv();
p = single(str2double(a{1}));
x = single(deal(1:1000)) / 16;
s.seen = 0;
y = sqrt(x + p) + 3;
s.first = y(1);
z = sqrt(abs(y) + 1);
s.again = 1;
fprintf('%.4f %.4f %d\n', abs(s.first), z(3), isreal(s.first));
try
    v = sqrt(x + p) * 2;
    s.third = [1 2; 3];
    v = 0;
catch e
    fprintf('%s\n', e.message);
end
fprintf('%.4f %d %d\n', abs(v(1)), isreal(v), s.seen);
