% A unit for the turns of a `for` loop does its first turn too, the next time, unless that is not what it would do between two turns: the
% first element is -0, it is no sum of the one before and the step, or the loop ends an object that its variable held.
% REQUIRES: compiler
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit-sync --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "{u['line']: u['runs'] for u in units if u['compiled'] and u['line'] in (20, 30, 40, 50)} == {20: 2, 30: 2, 40: 2, 50: 2}"
for call = 1:2
    x = zeros(512, 256);
    fprintf('%.17g ', counted(x, zeros(1, 38)), downwards(x, 38), ofExtent(x, zeros(38, 2)), halved(x, 76));
    fprintf('%.17g ', fromNegativeZero(x), fromFarAway(x, -2^53, -2^53 + 37));
    fprintf('\n');
    endsObject(x);
end

% One unit each: between two turns of the first call, before the first turn of the others.
function r = counted(x, v)
    r = 0;
    y = x;
    z = x;
    for k = 1:numel(v)
        y = y + k;
        z = y * 0.5;
        r = r + z(3);
    end
end
function r = downwards(x, n)
    r = 0;
    y = x;
    z = x;
    for k = n:-1:1
        y = y + k;
        z = y * 0.5;
        r = r + z(3);
    end
end
function r = ofExtent(x, v)
    r = 0;
    y = x;
    z = x;
    for k = 1:size(v, 1)
        y = y + k;
        z = y * 0.5;
        r = r + z(3);
    end
end
function r = halved(x, n)
    r = 0;
    y = x;
    z = x;
    for k = 1:0.5 * n
        y = y + k;
        z = y * 0.5;
        r = r + z(3);
    end
end
function r = fromNegativeZero(x)
    r = 0;
    y = x;
    z = x;
    for k = -0:38
        y = y + k;
        z = y * 0.5;
        r = r + z(3) + 1 / k;
    end
end
function r = fromFarAway(x, first, last)
    r = 0;
    y = x;
    z = x;
    for k = first:last
        y = y + 1;
        z = y * 0.5;
        r = r + z(3) + (k == first) * 1000;
    end
end
function endsObject(x)
    k = onCleanup(@() fprintf('gone\n'));
    for k = 1:38
        x = x + k;
        y = x * 0.5;
        fprintf('%g ', y(3));
    end
    fprintf('end\n');
end
