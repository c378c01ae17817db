% Loops read and fill cells in units: each element by a call of the runtime, whatever the cell was before.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "c['sideExits'] == 0" "c['statementsInterpreted'] < 60" "c['libraryCalls'] > 3000"
[words, n] = deal({'pear', 'fig', 'apple', 'kiwi'}, 300);
disp(numel(filled(n))); disp(letters(words, n)); disp(total({1, 2.5, 3}, n));
function c = filled(n)
    c = {};
    for k = 1:n
        c{end + 1} = sprintf('%d', k);
    end
    for k = 1:n
        c{k} = [c{k}, '!'];
    end
end
function s = letters(words, n)
    s = 0;
    for k = 1:n
        for j = 1:numel(words)
            s = s + length(upper(words{j})) + strcmp(words{j}, 'fig');
        end
    end
end
function s = total(c, n)
    s = 0;
    for k = 1:n
        s = s + c{mod(k, numel(c)) + 1};
    end
end
