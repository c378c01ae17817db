% Functions of other files are imported in place as those of the program are. What their names mean is what it means in their file: functions of
% the same file, of its private folder, and of yet other files.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %runmat --jit=off %s | FileCheck %s --check-prefix=OUTPUT
% RUN: FileCheck %s --check-prefix=EXPLAIN --input-file=%t
addpath(fullfile(fileparts(mfilename('fullpath')), 'Inputs', 'function-files'));
x = sqrt(9); z = 0;
% CHECK: %[[X:.*]] = runmat.sqrt
for k = 1:3
% CHECK: runmat.for %[[K:[a-z0-9]+]]: {{.*}} carry(%[[Z:[a-z0-9]+]] =
% The file has a twist and a fix of its own, which are nobody else's.
    z = z + weighed(k) + fix(k / 2) + twist(k);
% CHECK: runmat.statement {{[0-9]+}} ["x", "z", "k"]
% CHECK-NEXT: %[[SIX:.*]] = runmat.constant 6.0
% CHECK-NEXT: %[[TWIST:.*]] = runmat.sub %[[SIX]], %[[K]]
% CHECK-NEXT: %[[SEVEN:.*]] = runmat.constant 7.0
% CHECK-NEXT: %[[P:.*]] = runmat.mtimes %[[TWIST]], %[[SEVEN]]
% CHECK-NEXT: %[[NINE:.*]] = runmat.constant 9.0
% CHECK-NEXT: %[[FIX:.*]] = runmat.add %[[K]], %[[NINE]]
% CHECK-NEXT: %[[S1:.*]] = runmat.add %[[P]], %[[FIX]]
% The private part_of calls another file.
% CHECK-NEXT: %[[FIVE:.*]] = runmat.constant 5.0
% CHECK-NEXT: %[[D:.*]] = runmat.mrdivide %[[K]], %[[FIVE]]
% CHECK-NEXT: %[[TWO:.*]] = runmat.constant 2.0
% CHECK-NEXT: %[[PART:.*]] = runmat.power %[[D]], %[[TWO]]
% CHECK-NEXT: %[[S2:.*]] = runmat.add %[[S1]], %[[PART]]
% CHECK-NEXT: %[[Z1:.*]] = runmat.add %[[Z]], %[[S2]]
% CHECK: %[[BUILTIN:.*]] = runmat.fix
% CHECK-NEXT: %[[Z2:.*]] = runmat.add %[[Z1]], %[[BUILTIN]]
% CHECK-NEXT: %[[EIGHT:.*]] = runmat.constant 8.0
% CHECK-NEXT: %[[MINE:.*]] = runmat.mrdivide %[[K]], %[[EIGHT]]
% CHECK-NEXT: runmat.add %[[Z2]], %[[MINE]]
end
% CHECK: %[[N:.*]] = runmat.minimum %[[X]],
% CHECK-NEXT: %[[M:.*]] = runmat.maximum %[[X]],
% CHECK-NEXT: runmat.statement {{[0-9]+}} [{{.*}}"a", "b"] ({{.*}}, %[[N]], %[[M]])
[a, b] = spread(x, z);
f = @spread;
for k = 1:3
% CHECK: runmat.for %[[K:[a-z0-9]+]]: {{.*}} carry(%[[Z:[a-z0-9]+]] =
    z = z + f(k) + applied(@weighed, k);
% CHECK: runmat.add %[[Z]], %[[K]]
% CHECK: %[[SIX1:.*]] = runmat.constant 6.0
% CHECK-NEXT: runmat.sub %[[SIX1]], %[[K]]
end
disp(z + a + b);
% OUTPUT: {{^ *[0-9.]+$}}
% Those that call each other are not compiled, and neither are those with blocks that check their arguments or with effects.
a = climbs(3);
% EXPLAIN: "line": [[#@LINE - 1]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'steps', line 2: the function 'climbs' cannot be inlined: it calls itself"
% EXPLAIN: climbs.m",
% EXPLAIN-NEXT: "line": 2,
% EXPLAIN-NEXT: "compiled": true,
a = a + checks(x);
% EXPLAIN: "line": [[#@LINE - 1]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "the function 'checks' cannot be inlined: it has an arguments block"
a = a + printed(x);
% OUTPUT-NEXT: {{^ +}}3
% EXPLAIN: "line": [[#@LINE - 2]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'printed', line 2: a statement that only calls 'disp' is not compiled in a called function"
disp(a);
% OUTPUT-NEXT: {{^ +}}9
% A variable hides a file of its name, and what is no file is no function.
a = hides(x);
% CHECK: %[[W:.*]] = runmat.concatenate
% CHECK: runmat.index %[[W]]
disp(a);
% OUTPUT-NEXT: {{^ +}}7
try, a = no_such_file(x); catch, disp('no file'); end
% OUTPUT-NEXT: {{^}}no file
% EXPLAIN: "line": [[#@LINE - 2]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "the function 'no_such_file' is not compiled"

function y = twist(x)
y = x / 8;
end

function y = applied(f, k)
y = f(k);
end

function y = hides(k)
defaulted = [k 2 * k 3 * k];
y = defaulted(2) + 1;
end
