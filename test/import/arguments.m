% A call that gives fewer arguments, or asks for fewer outputs, than its function has: nargin and nargout are numbers where the call is inlined,
% and what depends on them alone is no branch. What is not given is undefined, and refused where it is read.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %runmat --jit=off %s | FileCheck %s --check-prefix=OUTPUT
% RUN: FileCheck %s --check-prefix=EXPLAIN --input-file=%t
x = sqrt(9);
y = scaled(x);
% CHECK: runmat.statement 1 ["x"] (%[[X:.*]]) :
% CHECK-NEXT: %[[SEVEN:.*]] = runmat.constant 7.0
% CHECK-NEXT: %[[NINE:.*]] = runmat.constant 9.0
% CHECK-NEXT: %[[P:.*]] = runmat.mtimes %[[X]], %[[SEVEN]]
% CHECK-NEXT: %[[Y:.*]] = runmat.sub %[[P]], %[[NINE]]
% CHECK-NEXT: runmat.statement 2
y = y + scaled(x, 2) + scaled(x, 2, 5);
% CHECK-NEXT: %[[TWO:.*]] = runmat.constant 2.0
% CHECK-NEXT: %[[NINE2:.*]] = runmat.constant 9.0
% CHECK-NEXT: %[[P2:.*]] = runmat.mtimes %[[X]], %[[TWO]]
% CHECK-NEXT: %[[D2:.*]] = runmat.sub %[[P2]], %[[NINE2]]
% CHECK-NEXT: %[[S2:.*]] = runmat.add %[[Y]], %[[D2]]
% CHECK-NEXT: %[[TWO3:.*]] = runmat.constant 2.0
% CHECK-NEXT: %[[FIVE:.*]] = runmat.constant 5.0
% CHECK-NEXT: %[[P3:.*]] = runmat.mtimes %[[X]], %[[TWO3]]
% CHECK-NEXT: %[[D3:.*]] = runmat.sub %[[P3]], %[[FIVE]]
% CHECK-NEXT: %[[Y3:.*]] = runmat.add %[[S2]], %[[D3]]
% CHECK-NEXT: runmat.statement 3
% An expression asks for one output.
z = asked(y) + 1;
% CHECK-NEXT: %[[ONE:.*]] = runmat.constant 1.0
% CHECK-NEXT: %[[A:.*]] = runmat.add %[[Y3]], %[[ONE]]
% CHECK-NEXT: runmat.constant 1.0
% CHECK-NEXT: %[[Z:.*]] = runmat.add %[[A]],
% CHECK-NEXT: runmat.statement 4
[z, w] = asked(z);
% CHECK-NEXT: %[[ASKED:.*]] = runmat.constant 2.0
% CHECK-NEXT: %[[Z2:.*]] = runmat.add %[[Z]], %[[ASKED]]
% CHECK-NEXT: %[[ELEVEN:.*]] = runmat.constant 1.100000e+01
% CHECK-NEXT: %[[W:.*]] = runmat.mrdivide %[[Z]], %[[ELEVEN]]
% CHECK-NEXT: runmat.statement 5
% A switch on them is none either, checks of them that hold are nothing, and parameters without a name count.
z = by_number(z) + by_number(z, w) + by_number();
% CHECK-NEXT: %[[C:.*]] = runmat.constant 1.300000e+01
% CHECK-NEXT: %[[N1:.*]] = runmat.add %[[Z2]], %[[C]]
% CHECK-NEXT: %[[N2:.*]] = runmat.mul %[[Z2]], %[[W]]
% CHECK-NEXT: runmat.add %[[N1]], %[[N2]]
% CHECK-NEXT: runmat.constant 1.700000e+01
% CHECK-NEXT: %[[Z3:.*]] = runmat.add
% CHECK-NEXT: runmat.statement 6
z = checked(z) + ignoring(x, z);
% CHECK-NEXT: %[[C2:.*]] = runmat.constant 1.900000e+01
% CHECK-NEXT: %[[Z4:.*]] = runmat.sub %[[Z3]], %[[C2]]
% CHECK-NEXT: %[[GIVEN:.*]] = runmat.constant 2.0
% CHECK-NEXT: %[[I:.*]] = runmat.sub %[[Z3]], %[[GIVEN]]
% CHECK-NEXT: %[[Z5:.*]] = runmat.add %[[Z4]], %[[I]]
% CHECK-NEXT: runmat.statement 7
% Whether a parameter has a value is known as well, and whether it is []; of what runs only it stays a question.
z = z + optional(x) + optional(x, []);
% CHECK-NEXT: %[[TEN:.*]] = runmat.constant 1.000000e+01
% CHECK-NEXT: %[[O:.*]] = runmat.add %[[X]], %[[TEN]]
% CHECK-NEXT: %[[S1:.*]] = runmat.add %[[Z5]], %[[O]]
% CHECK-NEXT: runmat.constant 0.0
% CHECK-NEXT: runmat.fill
% CHECK-NEXT: %[[TEN1:.*]] = runmat.constant 1.000000e+01
% CHECK-NEXT: %[[O1:.*]] = runmat.add %[[X]], %[[TEN1]]
% CHECK-NEXT: runmat.add %[[S1]], %[[O1]]
% CHECK-NEXT: runmat.statement 8
z = z + optional(x, w);
% CHECK: %[[COUNT:.*]] = runmat.numel %[[W]]
% CHECK: runmat.eq %[[COUNT]],
% CHECK: %[[O2:.*]] = runmat.if
% CHECK: runmat.constant 1.000000e+01
% CHECK: runmat.yield %[[W]]
% CHECK: runmat.add %[[X]], %[[O2]]
disp(z);
f = @scaled;
% A handle gives as many as its call does, and a function that calls another has numbers of its own.
for k = 1:2
% CHECK: runmat.for %[[K:[a-z0-9]+]]:
    z = z + f(k) + handing(k) + handing(k, 4);
% CHECK: %[[B1:.*]] = runmat.constant 7.0
% CHECK-NEXT: runmat.constant 9.0
% CHECK-NEXT: runmat.mtimes %[[K]], %[[B1]]
% CHECK-NEXT: runmat.sub
% CHECK-NEXT: runmat.add
% CHECK-NEXT: %[[B2:.*]] = runmat.constant 7.0
% CHECK-NEXT: runmat.constant 9.0
% CHECK-NEXT: runmat.mtimes %[[K]], %[[B2]]
% CHECK-NEXT: runmat.sub
% CHECK-NEXT: runmat.add
% CHECK-NEXT: %[[B3:.*]] = runmat.constant 4.0
% CHECK-NEXT: runmat.constant 9.0
% CHECK-NEXT: runmat.mtimes %[[K]], %[[B3]]
% CHECK-NEXT: runmat.sub
% CHECK-NEXT: runmat.add
    if z > 40, z = z + by_branch(k); end
% A branch that only running decides stays one; where it reads what is not given the unit leaves.
% CHECK: runmat.if
% CHECK: runmat.if
% CHECK: } else {
% CHECK-NEXT: arith.constant false
% CHECK-NEXT: runmat.guard %{{.*}}, "in the function 'by_branch', line {{[0-9]+}}: 'b' is undefined here"
end
disp(z);
% OUTPUT: {{^ +[0-9.]+$}}
% OUTPUT-NEXT: {{^ +[0-9.]+$}}
try, a = too_many(x, 2); catch, disp('too many'); end
% OUTPUT-NEXT: {{^}}too many
% EXPLAIN: "line": [[#@LINE - 2]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "the function 'too_many' cannot be inlined: it is called with more arguments than it has"
try, [a, b] = too_few(x); catch, disp('too few'); end
% OUTPUT-NEXT: too few
% EXPLAIN: "line": [[#@LINE - 2]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "the function 'too_few' cannot be inlined: it has fewer outputs than are asked for"
% An error of a check is the interpreter's, and so are these numbers in the function that a unit is of.
try, a = checked(x, 2, 3, 4); catch, disp('check'); end
% OUTPUT-NEXT: check
% EXPLAIN: "line": [[#@LINE - 2]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'checked', line {{[0-9]+}}: a statement that only calls 'narginchk' is not compiled in a called function"
a = own(x, 2);
% OUTPUT-NEXT: {{^}}own{{$}}
% EXPLAIN: "line": [[#@LINE - 2]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'own', line {{[0-9]+}}: a statement that only calls 'fprintf'
% EXPLAIN: "line": {{[0-9]+}},
% EXPLAIN-NEXT: "compiled": true,
% EXPLAIN-NEXT: "ends_because": "the function 'nargin' is not compiled"
% EXPLAIN: "line": {{[0-9]+}},
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "the function 'nargin' is not compiled"
% EXPLAIN: "line": {{[0-9]+}},
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "the function 'exist' is not compiled"
disp(a);
% OUTPUT-NEXT: {{^ +}}8

function y = scaled(a, b, c)
if nargin < 2, b = 7; end
if nargin < 3, c = 9; end
y = a * b - c;
end

function [y, z] = asked(a)
y = a + nargout;
if nargout > 1, z = a / 11; end
end

function y = by_number(a, b)
switch nargin
  case 1, y = a + 13;
  case {2, 3}, y = a .* b;
  otherwise, y = 17;
end
end

function y = checked(a, b, c, d)
narginchk(1, 2);
nargoutchk(0, 1);
y = a - 19;
end

function y = ignoring(~, b, ~)
y = b - nargin;
end

function y = optional(a, b)
if ~exist('b', 'var') || isempty(b), b = 10; end
y = a + b;
end

function y = handing(a, b)
if nargin > 1, y = scaled(a, b); else, y = scaled(a); end
end

function y = by_branch(a, b)
if a > 0
  y = a;
else
  y = b;
end
end

function y = too_many(a)
y = a;
end

function y = too_few(a)
y = a;
end

function y = own(a, b)
fprintf('own\n');
y = nargin;
if exist('b', 'var'), y = y + b; end
y = y * 2;
end
