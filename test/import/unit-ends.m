% What a unit cannot hold ends it; the reason is reported, the interpreter runs the statement, and the next unit starts behind it.
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %runmat --jit=off %s | FileCheck %s --check-prefix=OUTPUT
% RUN: FileCheck %s --input-file=%t
x = ones(2, 2); y = x + 1;
y(:, 1) = deal(5);
z = y + 1
w = {1, 2};
switch 1, case 2, x = x - 1; end
g = func2str(@sin);
v = y(2) + 1;
for k = {1, 2}, v = v + 1; end
u = recursive(3);
[q, r] = max(y(:));
disp(u + v)

function r = recursive(n)
  r = n;
  while r > 0, r = recursive(n - 1); end
end

% OUTPUT: z =
% OUTPUT: {{^ +8$}}
% CHECK: "line": 5
% CHECK-NEXT: "compiled": true
% CHECK-NEXT: "ends_because": "the function 'deal' is not compiled"
% CHECK-NEXT: "runs": 1
% CHECK: "line": 6
% CHECK-NEXT: "compiled": false
% CHECK-NEXT: "ends_because": "the function 'deal' is not compiled"
% CHECK: "line": 7
% CHECK-NEXT: "compiled": false
% CHECK-NEXT: "ends_because": "a displayed assignment is not compiled"
% CHECK: "line": 8
% CHECK-NEXT: "compiled": false
% CHECK-NEXT: "ends_because": "a cell array is not compiled yet"
% CHECK: "line": 10
% CHECK-NEXT: "compiled": false
% CHECK-NEXT: "ends_because": "the function 'func2str' is not compiled"
% CHECK: "line": 11
% CHECK-NEXT: "compiled": true
% CHECK-NEXT: "ends_because": "a cell array is not compiled yet"
% CHECK: "line": 12
% CHECK-NEXT: "compiled": false
% CHECK-NEXT: "ends_because": "a cell array is not compiled yet"
% CHECK: "line": 13
% CHECK-NEXT: "compiled": false
% CHECK-NEXT: "ends_because": "in the function 'recursive', line 19: the function 'recursive' cannot be inlined: it calls itself"
% CHECK: "interpreted": [
% CHECK: "line": 6,
% CHECK-NEXT: "count": 1
