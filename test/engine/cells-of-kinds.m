% The first elements of a cell tell what the others are taken for: a unit leaves at one of another class, and another unit is made for
% others. A large cell is changed by the interpreter. A cell of several kinds, of what units have no arrays for, and one that holds nothing yet, are the interpreter's.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "c['sideExits'] > 0" "any('of several kinds' in u['ends_because'] for u in units if not u['compiled'])" "any('holds nothing yet' in u['ends_because'] for u in units if not u['compiled'])" "any('a large cell array' in u['ends_because'] for u in units if not u['compiled'])"
[n, words, numbers, mixed, deep, late] = deal(40, {'ab', 'c'}, {1, 2}, {1, 'x'}, {{1}, {2}}, [num2cell(1:30), {'late', 'x'}]);
fprintf('%d ', numel(doubled(num2cell(1:600))));
fprintf('%d ', counted(words, n), counted(numbers, n), counted(mixed, n), counted(deep, n), counted(late, n), last({}, n)); fprintf('\n');
function s = counted(c, n)
    s = 0;
    for k = 1:n
        s = s + numel(c{mod(k, numel(c)) + 1});
    end
end
function c = doubled(c)
    for k = 1:numel(c)
        c{k} = 2 * c{k};
    end
end
function s = last(c, n)
    s = 0;
    for k = 1:n
        c{k} = s;
        s = c{k} + k;
    end
end
