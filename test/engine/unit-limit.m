% Units beyond the limit make room for others, the one used longest ago first; met again, a statement is compiled again. Nothing
% else changes: hundreds of units of as many signatures, met twice, and loops in a recursion between units.
% RUN: %runmat --jit=off %s > %t.off
% RUN: env RUNMAT_UNIT_LIMIT=3 %runmat --jit=always --device=cpu --explain=json --explain-file=%t.few %s | diff %t.off -
% RUN: env RUNMAT_UNIT_LIMIT=1 %runmat --jit=always --device=inprocess --explain=json --explain-file=%t.one %s | diff %t.off -
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.all %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.few "c['unitsCompiled'] > 300" "c['unitsCompiled'] - c['unitsFreed'] <= 3" "len([u for u in units if 'freed' not in u]) <= 3" "sum(u['freed'] for u in units if 'freed' in u) == c['unitsFreed']" "sum(u.get('runs', 0) for u in units) == c['unitRuns']" "len(units) < 30"
% RUN: %python %S/Inputs/report.py %t.one "c['unitsCompiled'] > 300" "c['unitsCompiled'] - c['unitsFreed'] <= 1"
% RUN: %python %S/Inputs/report.py %t.all "c['unitsFreed'] == 0" "c['unitsCompiled'] > 150"
classes = {'double', 'single', 'logical', 'int8', 'int16', 'uint8', 'uint32'};
shapes = {[1 1], [1 3], [3 1], [3 3], [1 3 2]};
others = {[1 1], [1 3], [3 1], [3 3], [1 3 1 2]};
total = 0;
for turn = 1:2
    for k = 1:numel(classes)
        for s = 1:numel(shapes)
            for t = 1:numel(others)
                total = total + scaled(cast(ones(shapes{s}), classes{k}), ones(others{t}));
            end
        end
    end
end
fprintf('%.17g\n', total);
fprintf('%.17g\n', down(12, 1:12));

function r = scaled(x, y)
z = double(x) .* y + 1;
r = z(end);
end

function r = down(n, x)
a = x .* n + 1;
b = 0;
for i = 1:n
    b = b + a(1) / i;
end
r = b;
if n > 0
    r = r + down(n - 1, a(1:n) ./ n);
end
c = sum(a) - b;
r = r + c;
end
