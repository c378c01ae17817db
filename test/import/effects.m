% disp and fprintf are calls at their statement, in order; a text literal is its characters.
% RUN: %runmat --emit=runmat %s | FileCheck %s
x = ones(2, 2);
disp(x)
fprintf('%g %s\n', x, 'tail');
fprintf('done\n');
% CHECK: %[[X:.*]] = runmat.fill
% CHECK: runmat.statement 1 ["x"] (%[[X]])
% CHECK-NEXT: runmat.call "disp"(%[[X]]) at 1
% CHECK-NEXT: runmat.statement 2 ["x"]
% CHECK-NEXT: %[[FORMAT:.*]] = runmat.text "%g %s\\n"
% CHECK-NEXT: %[[TAIL:.*]] = runmat.text "tail"
% CHECK-NEXT: runmat.call "fprintf"(%[[FORMAT]], %[[X]], %[[TAIL]]) at 2
% CHECK: runmat.text "done\\n"
% CHECK-NEXT: runmat.call "fprintf"
% CHECK-NEXT: runmat.statement -1 [] ()
