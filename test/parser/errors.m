% RUN: not runmat --emit=ast %s 2>&1 | FileCheck %s
% RUN: not runmat --emit=ast %s 2>&1 | FileCheck %s --strict-whitespace --check-prefix=CARET
% Several errors in one run, each with its place, line and caret.

x = (1;
%      CHECK: errors.m:5:7: error: expected ')', got ';'
% CHECK-NEXT:   x = (1;
% CHECK-NEXT:         ^
% CHECK-NEXT:   note: '(' is opened at line 5
if x !=2, end
% CHECK-NEXT: errors.m:10:6: error: unexpected '!': 'not equal' is written '~='
% CHECK-NEXT:   if x !=2, end
% CHECK-NEXT:        ^
y = 'Grüße, 世界' + 3 4;
% CHECK-NEXT: errors.m:14:21: error: expected an operator or the end of the statement, got a number
% CHECK-NEXT:   y = 'Grüße, 世界' + 3 4;
% CARET:{{^ {22}\^$}}
z = 'open;
% CHECK: errors.m:18:5: error: this character array is not closed: no ' follows on its line
while z
  w = f(1)(2);
% CHECK: errors.m:21:11: error: () must come last in an index, but for a field
  break
else
% CHECK: errors.m:24:1: error: else does not belong to the while at line 20
end
