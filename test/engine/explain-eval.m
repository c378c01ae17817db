% Statements of text given to eval are listed too, also those before an error. A text has units from the second time on, one with loops at once.
% RUN: %runmat --jit=always --explain=json --explain-file=%t.json %s | FileCheck %s
% RUN: %python %S/Inputs/report.py %t.json "[(i['line'], i['count'], i['reason']) for i in interpreted if i['file'] == 'eval'] == [(1, 4, 'a text without loops that is evaluated once'), (2, 1, 'a text without loops that is evaluated once')]" "[u['runs'] for u in units if u['file'] == 'eval'] == [1]" "sum(i['count'] for i in interpreted) == c['statementsInterpreted']"
% RUN: %runmat --jit=off --explain=json --explain-file=%t.off %s | FileCheck %s
% RUN: %python %S/Inputs/report.py %t.off "all(i['reason'] == '--jit=off' for i in interpreted)" "sum(i['count'] for i in interpreted) == c['statementsInterpreted']"
eval(sprintf('a = 1; b = 2;\nd = 3;'));
for k = 1:2, eval('a = a + 1;'); end
try, eval('a = a + nothing;'); catch, disp(a), end
% CHECK: {{^ +3$}}
