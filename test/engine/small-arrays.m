% Small arrays in a loop are scalars of its code: no launch, no call of the library, and nothing is allocated in a turn. The unit is made for
% their extents; other sizes share a second one.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "[u['runs'] for u in units if u['line'] == 9] == [3]" "sorted(u['runs'] for u in units if u['line'] == 13) == [2, 4]" "c['hostAllocations'] < 2000"
% RUN: %python %S/Inputs/report.py %t.json "[(u['clusters'], u['library_calls']) for u in units if u['line'] == 9] == [([], ['concatenate'])]" "[u['library_calls'] for u in units if u['line'] == 24] == [['concatenate']]"
for turns = [1000 10 1000]
    [A, x] = deal([0.9 0.1; -0.1 0.9], [1; 2]);
    fprintf('%.17g ', filtered(A, x, turns)); fprintf('\n');
end
for n = [3 5 40 3 5 40]
    [A, x] = deal(eye(n) / 2 + ones(n) / n, (1:n)');
    fprintf('%.17g ', filtered(A, x, 10)); fprintf('\n');
end
[A, x] = deal([0 -1; 0 0], [2; 1]);
fprintf('%.17g ', rooted(A, x, 3)); fprintf('\n');
function x = filtered(A, x, turns)
    for k = 1:turns
        y = A * x + x' * x / 1e6;
        x = (y + A' * x) / 2;
    end
end
function x = rooted(A, x, turns)
    for k = 1:turns
        x = sqrt(x + A * x);
    end
end
