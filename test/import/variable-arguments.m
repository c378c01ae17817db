% varargin and varargout are lists where a call is inlined: each element is a variable of its own, their number is known, and loops that pick
% elements are written out. A list is no value.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %runmat --jit=off %s | FileCheck %s --check-prefix=OUTPUT
% RUN: FileCheck %s --check-prefix=EXPLAIN --input-file=%t
x = sqrt(9); v = [1 2 3];
% CHECK: runmat.statement 2 ["x", "v"] (%[[X:.*]], %[[V:.*]]) :
y = added(x, v, 5);
% CHECK-NEXT: %[[FIVE:.*]] = runmat.constant 5.0
% CHECK-NEXT: %[[ZERO:.*]] = runmat.constant 0.0
% CHECK-NEXT: runmat.constant 1.0
% CHECK-NEXT: %[[S1:.*]] = runmat.add %[[ZERO]], %[[X]]
% CHECK-NEXT: runmat.constant 2.0
% CHECK-NEXT: %[[S2:.*]] = runmat.add %[[S1]], %[[V]]
% CHECK-NEXT: runmat.constant 3.0
% CHECK-NEXT: %[[Y:.*]] = runmat.add %[[S2]], %[[FIVE]]
% CHECK-NEXT: runmat.statement 3
y = y + added() + counted() + counted(x, y, v);
% CHECK-NEXT: runmat.constant 0.0
% CHECK-NEXT: runmat.add %[[Y]],
% CHECK-NEXT: runmat.constant 0.0
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.constant 3.0
% CHECK-NEXT: %[[Y1:.*]] = runmat.add
% CHECK-NEXT: runmat.statement 4
% The fixed parameters come first. Handed on, a list is its elements, or a part of them, and `end` its number.
d = joined(x, v, y) + element(v, 2, x) + rest(x, v, y);
% CHECK-NEXT: %[[ONE:.*]] = runmat.constant 1.0
% CHECK-NEXT: %[[V1:.*]] = runmat.index %[[V]](%[[ONE]])
% CHECK-NEXT: %[[ONE1:.*]] = runmat.constant 1.0
% CHECK-NEXT: %[[Y11:.*]] = runmat.index %[[Y1]](%[[ONE1]])
% CHECK-NEXT: %[[D:.*]] = runmat.sub %[[V1]], %[[Y11]]
% CHECK-NEXT: runmat.maximum %[[X]], %[[D]]
% CHECK-NEXT: %[[TWO:.*]] = runmat.constant 2.0
% CHECK-NEXT: %[[V2:.*]] = runmat.index %[[V]](%[[TWO]])
% CHECK-NEXT: runmat.mtimes %[[V2]], %[[X]]
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.constant 2.0
% CHECK-NEXT: runmat.constant 7.0
% CHECK-NEXT: runmat.mtimes
% CHECK-NEXT: runmat.constant 0.0
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.statement 5
% An element can be assigned; the caller's variables stay as they are.
d = d + changed(x, d) + x;
% CHECK-NEXT: %[[SEVEN:.*]] = runmat.constant 7.0
% CHECK-NEXT: %[[X7:.*]] = runmat.mtimes %[[X]], %[[SEVEN]]
% CHECK-NEXT: runmat.add %[[X7]], %{{.*}}
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.add %{{.*}}, %[[X]]
% CHECK-NEXT: runmat.statement 6
% As many outputs are made as are asked for, and more are no error.
[a, b] = multiples(x, 2); c = multiples(x, 2);
% CHECK-NEXT: runmat.constant 2.0
% CHECK-NEXT: runmat.constant 1.0
% CHECK-NEXT: runmat.constant 6.0
% CHECK-NEXT: %[[F1:.*]] = runmat.add
% CHECK-NEXT: %[[A:.*]] = runmat.mtimes %[[X]], %[[F1]]
% CHECK-NEXT: runmat.constant 2.0
% CHECK-NEXT: runmat.constant 6.0
% CHECK-NEXT: %[[F2:.*]] = runmat.add
% CHECK-NEXT: %[[B:.*]] = runmat.mtimes %[[X]], %[[F2]]
% CHECK-NEXT: runmat.statement 7 [{{.*}}, "a", "b"] ({{.*}}, %[[A]], %[[B]])
% CHECK: %[[C:.*]] = runmat.mtimes %[[X]],
% CHECK: %[[C2:.*]] = runmat.mtimes %[[X]],
% CHECK-NEXT: runmat.statement 8 [{{.*}}, "c"] ({{.*}}, %[[C]])
[a, b, c] = first_and_rest(c, b, a);
% CHECK: runmat.statement 9 [{{.*}}, "a", "b", "c"] ({{.*}}, %[[C]], %[[B]], %[[A]])
% Elements may be handles and structs.
q.gain = x; e = 0;
for k = 1:3
% CHECK: runmat.for %[[K:[a-z0-9]+]]:
    e = e + mixed(q, @(t) t - 4, k);
% CHECK: %[[FOUR:.*]] = runmat.constant 4.0
% CHECK: %[[T:.*]] = runmat.sub %[[K]], %[[FOUR]]
% CHECK: runmat.mtimes %[[T]], %{{.*}}
end
disp(sum(y) + d + a + b + c + e);
% Sixteen turns at most.
e = added(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
% CHECK-NOT: runmat.for
% CHECK: runmat.constant 1.600000e+01
% CHECK: runmat.constant 1.600000e+01
disp(e);
% OUTPUT: {{^ +}}157
% OUTPUT-NEXT: {{^ +}}136
a = added(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17);
% EXPLAIN: "line": [[#@LINE - 1]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'added', line {{[0-9]+}}: an index in braces is not compiled yet"
% What jumps is no list of statements.
a = until(a, x, 20);
% EXPLAIN: "line": [[#@LINE - 1]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'until', line {{[0-9]+}}: an index in braces is not compiled yet"
a = a + picked(x, 5, 6, 7);
% EXPLAIN: "line": [[#@LINE - 1]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'picked', line {{[0-9]+}}: an index in braces is not compiled yet"
% Neither a longer list in a branch, nor a column in its place.
a = a + longer(x, a);
% EXPLAIN: "line": [[#@LINE - 1]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'longer', line {{[0-9]+}}: an indexed assignment is not compiled yet"
a = a + another(x, a);
% EXPLAIN: "line": [[#@LINE - 1]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'another', line {{[0-9]+}}: a cell array is not compiled yet"
disp(a);
% OUTPUT-NEXT: {{^ +}}35
try, [a, b, c] = multiples(x, 2); catch, disp('not assigned'); end
% OUTPUT-NEXT: {{^}}not assigned
% EXPLAIN: "line": [[#@LINE - 2]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'multiples', line {{[0-9]+}}: an output of varargout is not assigned"

function y = added(varargin)
y = 0;
for k = 1:numel(varargin)
    y = y + varargin{k};
end
end

function n = counted(varargin)
n = numel(varargin);
if n ~= nargin || isempty(varargin) ~= (length(varargin) == 0), n = -1; end
end

function y = joined(a, varargin)
y = max(a, first_less_second(varargin{:}));
end

function y = first_less_second(u, w)
if nargin > 1, y = u(1) - w(1); else, y = u; end
end

function y = element(varargin)
y = varargin{1}(varargin{end - 1}) * varargin{end};
end

function y = rest(varargin)
y = counted(varargin{2:end}) * 7 + counted(varargin{4:end});
end

function y = changed(varargin)
varargin{1} = varargin{1} * 7;
y = varargin{1} + varargin{2};
end

function varargout = multiples(x, n)
for k = 1:n, varargout{k} = x * (k + 6); end
end

function [a, varargout] = first_and_rest(varargin)
a = varargin{1};
for k = 2:nargin
    varargout{k - 1} = varargin{k};
end
end

function y = mixed(varargin)
f = varargin{2};
y = f(varargin{3}) * varargin{1}.gain;
end

function y = until(most, varargin)
y = 0;
for k = 1:numel(varargin)
    if y > most, break, end
    y = y + varargin{k};
end
end

function y = picked(n, varargin)
y = varargin{n};
end

function y = longer(varargin)
for k = 1:varargin{1} - 2, varargin{end + 1} = 7; end
y = numel(varargin);
end

function y = another(varargin)
varargin = {1; 2};
y = varargin{2};
end
