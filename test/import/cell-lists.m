% {a, b} in a variable of an inlined function is a list: each element a variable of its own, of any kind, which can be assigned, added at the end and
% handed on. Elements by a number that only running tells, several rows, and lists in branches are left to the interpreter.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %runmat --jit=off %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %python %S/../engine/Inputs/report.py %t "{i['line'] for i in interpreted if i['line'] < 27} == {22, 23, 24, 25, 26}"
x = [1 2 3]; k = 2;
% CHECK: runmat.statement {{[0-9]+}} ["x", "k"] (%[[X:[a-z0-9_]+]], %[[K:[a-z0-9_]+]])
y = several(x, k);
% CHECK: %[[XK:.*]] = runmat.add %[[X]], %[[K]]
% CHECK-NEXT: runmat.constant 2.0
% CHECK-NEXT: %[[TWICE:.*]] = runmat.mtimes %[[XK]],
% CHECK-NEXT: runmat.constant 3.0
% CHECK-NEXT: %[[F:.*]] = runmat.mtimes %[[TWICE]],
% CHECK-NEXT: %[[S:.*]] = runmat.add %[[X]], %[[F]]
% CHECK-NEXT: %[[N:.*]] = runmat.constant 3.0
% CHECK-NEXT: runmat.add %[[S]], %[[N]]
% CHECK: runmat.statement {{[0-9]+}} ["x", "k", "y"]
z = grown(x, k) + handed(x, k);
fprintf('%g ', y, z); fprintf('\n');
% OUTPUT: 22 29 36 13 17 21
fprintf('%g ', chosen(x, x(2))); fprintf('\n');
fprintf('%g ', branched(x, x(2))); fprintf('\n');
fprintf('%g ', rows(x)); fprintf('\n');
s = fields(x); disp(size(s))
try, past(x, k); catch e, disp(e.identifier), end
% OUTPUT-NEXT: 2 4 6
% OUTPUT-NEXT: 3 4 5
% OUTPUT-NEXT: 3 6
% OUTPUT-NEXT: 1 2
% OUTPUT-NEXT: MATLAB:badsubscript
function y = several(x, k)
    c = {x, x + k, @(v) v * 3};
    c{2} = c{2} * 2;
    f = c{3};
    y = c{1} + f(c{2}) + numel(c);
end
function y = grown(x, k)
    c = {};
    c{end + 1} = x;
    c{end + 1} = x * k;
    c{3} = 7;
    y = 0;
    for i = 1:numel(c), y = y + c{i}; end
end
function y = handed(x, k)
    y = first_of({x, k}) + 2;
end
function y = first_of(list)
    y = list{1} - isempty(list);
end
function y = chosen(x, k)
    c = {x, x * 2};
    y = c{k};
end
function y = branched(x, k)
    if k > 1, c = {x, k}; else, c = {k, x}; end
    y = c{1} + c{2};
end
function y = rows(x)
    c = {x(1), x(2); x(3), 6};
    y = [c{2, :}];
end
function s = fields(x)
    s = struct('a', {{x}});
    s = struct('a', {x, 2});
end
function y = past(x, k)
    c = {x, k};
    y = c{3};
end
