% Inner loops over small arrays are written out, and norm, dot and cross are formulas: no launch, no call, and no array in a turn.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "[u.get('clusters', []) for u in units] == [[]] * len(units)" "c['sideExits'] == 0" "c['hostAllocations'] < 300" "c['libraryCalls'] < 50"
fprintf('%.17g ', springs(1000)); fprintf('\n');
fprintf('%.17g ', turned(1000)); fprintf('\n');
function x = springs(steps)
    [x, v, k] = deal([0.1 0 -0.1], zeros(1, 3), [10 12 8 9]);
    for s = 1:steps
        a = zeros(1, 3);
        for i = 1:3
            left = 0;
            if i > 1
                left = x(i - 1);
            end
            a(i) = k(i) * (left - x(i)) - k(i + 1) * x(i);
        end
        v = v + 1e-3 * a;
        x = x + 1e-3 * v;
    end
end
function c = turned(steps)
    [q, w, c] = deal([1 0 0 0], [0.1 0.2 0.3], 0);
    for k = 1:steps
        q = q + 0.005 * [-dot(w, q(2:4)), q(1) * w + cross(q(2:4), w)];
        q = q / norm(q);
        c = c + norm(cross(w, q(2:4)));
    end
end
