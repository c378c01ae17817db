% Texts are built, changed and compared in units: each function by a call of the runtime.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "c['sideExits'] == 0" "c['statementsInterpreted'] < 30" "c['libraryCalls'] > 2000"
[n, word] = deal(300, 'Pear');
disp(length(built(n))); disp(compared(word, n));
function text = built(n)
    text = '';
    for k = 1:n
        text = [text, sprintf('w%d', mod(k, 7)), num2str(k / 8), ' '];
    end
end
function s = compared(word, n)
    s = 0;
    for k = 1:n
        word = fliplr(lower(word));
        s = s + strcmp(word, 'pear') + contains(word, 'ea') + isempty(strfind(word, 'q')) + str2double('1.5') + isempty(strtrim(' '));
    end
end
