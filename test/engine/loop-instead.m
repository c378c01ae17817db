% A statement in a loop that has paid for a unit is left to the loop around it, whose unit has all of the loop's statements: it goes on
% between two turns, and the next times from the first turn on. It is the only one, although the loop pays for one at its beginning, too.
% REQUIRES: compiler
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit-sync --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "[(u['line'], u['runs']) for u in units if u['compiled'] and 13 <= u['line'] <= 19] == [(13, 6)]"
for k = 1:6
    fprintf('%.17g\n', sweeps(zeros(512, 256)));
end
function r = sweeps(x)
    t = 50;
    r = 0;
    for t = 1:38
        x = x + t;
        y = x * 0.5;
        if t > 30
            r = r + 1;
        end
        r = r + y(3);
    end
    r = r + t;
end
