% Each statement that the interpreter executed is listed with how often and its own reason, in both forms of the report; the counts
% add up to the counter.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "sum(i['count'] for i in interpreted) == c['statementsInterpreted']" "all(i['file'].endswith('explain-interpreted.m') and i['reason'] for i in interpreted)"
% RUN: FileCheck %s --input-file=%t.json
% RUN: %runmat --jit=always --device=cpu --explain-file=%t.text %s | diff %t.off -
% RUN: FileCheck %s --input-file=%t.text --check-prefix=TEXT
% RUN: %runmat --jit=off --explain=json --explain-file=%t.none %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.none "units == []" "all(i['reason'] == '--jit=off' for i in interpreted)" "sum(i['count'] for i in interpreted) == c['statementsInterpreted']"
% RUN: %runmat --explain=json --explain-file=%t.auto %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.auto "units == []" "any(i['reason'] == 'too small to be worth compiling (--jit=auto)' for i in interpreted)" "not any('not compiled yet' in i['reason'] and i['line'] != 19 for i in interpreted)"
x = ones(2, 2); c = {x};
d = c;
z = x + 1
for i = 1:3
  c(i) = {i};
end
switch func2str(@sin), case 'sin', q = 3; end
t = 'ab';
t = t';
r = inner(4);
fprintf('%g %g\n', q, r);

function r = inner(n)
  r = n;
  r(:) = deal(1);
  r = sum(r);
end
% CHECK: "interpreted": [
% CHECK: "line": 13,
% CHECK-NEXT: "count": 1,
% CHECK-NEXT: "reason": "a cell array is not compiled yet"
% CHECK: "line": 14,
% CHECK-NEXT: "count": 1,
% CHECK-NEXT: "reason": "a cell array that is new, or gets other elements, is made by the interpreter"
% CHECK: "line": 15,
% CHECK-NEXT: "count": 1,
% CHECK-NEXT: "reason": "a displayed assignment is not compiled"
% CHECK: "line": 16,
% CHECK-NEXT: "count": 1,
% CHECK-NEXT: "reason": "line 17: a cell array is not compiled yet"
% CHECK: "line": 17,
% CHECK-NEXT: "count": 3,
% CHECK-NEXT: "reason": "a cell array is not compiled yet"
% CHECK: "line": 19,
% CHECK-NEXT: "count": 1,
% CHECK-NEXT: "reason": "the function 'func2str' is not compiled"
% CHECK: "line": 21,
% CHECK-NEXT: "count": 1,
% CHECK-NEXT: "reason": "operator ' of char is not compiled yet"
% CHECK: "line": 22,
% CHECK-NEXT: "count": 1,
% CHECK-NEXT: "reason": "in the function 'inner', line 27: the function 'deal' is not compiled"
% TEXT: explain: units
% TEXT: explain-interpreted.m:13: unit, run 1 time, 0 side exits; ends because a cell array is not compiled yet
% TEXT: explain: interpreted statements
% TEXT-NEXT: explain-interpreted.m:13: interpreted 1 time: a cell array is not compiled yet
% TEXT-NEXT: explain-interpreted.m:14: interpreted 1 time: a cell array that is new, or gets other elements, is made by the interpreter
% TEXT: explain-interpreted.m:17: interpreted 3 times: a cell array is not compiled yet
% TEXT: explain: counters
% TEXT: statementsInterpreted: {{[0-9]+}}
