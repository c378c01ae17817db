% Where the first turn of a loop has other types than the others, here a real array that becomes complex, the unit for its turns is entered
% at the second one, in every call.
% REQUIRES: compiler
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit-sync --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "[u['runs'] for u in units if u['compiled'] and u['line'] == 13] == [12]"
for k = 1:12
    fprintf('%.17g\n', sweeps(zeros(512, 256)));
end
function r = sweeps(x)
    t = 50;
    y = x;
    for t = 1:38
        z = x + t;
        y = y + z * 1i;
    end
    r = imag(y(3)) + t;
end
