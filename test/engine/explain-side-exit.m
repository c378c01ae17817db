% A statement that follows a side exit says so with the unit's line and the guard that failed; a unit that is left nearly always is left
% alone, which is a reason too. Units, the counter and the statements agree on the number of exits.
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: FileCheck %s --input-file=%t.json
% RUN: %python %S/Inputs/report.py %t.json "c['sideExits'] == 5" "sum(u.get('side_exits', 0) for u in units) == 5" "sum(i['count'] for i in interpreted) == c['statementsInterpreted']" "sum(i['count'] for i in interpreted if i['reason'].startswith('after a side exit')) == 5"
for i = 1:8
  c = {i};
  y = sqrt(i - 20);
end
disp(y)
% CHECK: "interpreted": [
% CHECK: "line": 9,
% CHECK-NEXT: "count": 5,
% CHECK-NEXT: "reason": "after a side exit of the unit at line 9 (domain of sqrt)"
% CHECK: "line": 9,
% CHECK-NEXT: "count": 3,
% CHECK-NEXT: "reason": "the unit at line 9 was left through side exits too often"
