% Branches that follow from how a call is written, from the fields of structs and from texts are decided while a unit is imported: what is not
% taken may read what is not there.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %runmat --jit=off %s | FileCheck %s --check-prefix=OUTPUT
% RUN: FileCheck %s --check-prefix=EXPLAIN --input-file=%t
s.a = sqrt(9); s.in.b = 2; s.name = 'text'; x = s.a; z = 0;
% CHECK: func.func @unit(%[[A:[a-z0-9]+]]: {{.*}}, %[[B:[a-z0-9]+]]: !runmat.array
% CHECK: runmat.statement 5 ["x", "z"]
z = z + with_fields(s) - x;
% CHECK-NEXT: runmat.add %[[A]], %[[B]]
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.sub
% CHECK-NEXT: runmat.statement 6
% A struct that a function makes, and adds to.
z = z + made(x);
% CHECK-NEXT: %[[FOUR:.*]] = runmat.constant 4.0
% CHECK-NEXT: runmat.mtimes %[[A]], %[[FOUR]]
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.statement 7
% Texts in any case, no text, and one that is a default.
z = z + by_name(x, 'Double') + by_name(x, 'square') + by_name(x, 7) + by_name(x) + by_name(x, 'none');
% CHECK-NEXT: runmat.text "Double"
% CHECK-NEXT: runmat.evaluate "char"
% CHECK-NEXT: runmat.add %[[A]], %[[A]]
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.text "square"
% CHECK-NEXT: runmat.evaluate "char"
% CHECK-NEXT: runmat.constant 2.0
% CHECK-NEXT: runmat.power %[[A]],
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.constant 7.0
% CHECK-NEXT: runmat.sub %[[A]],
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.text "Square"
% CHECK-NEXT: runmat.evaluate "char"
% CHECK-NEXT: runmat.constant 2.0
% CHECK-NEXT: runmat.power %[[A]],
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.text "none"
% CHECK-NEXT: runmat.evaluate "char"
% CHECK-NEXT: runmat.constant 9.0
% CHECK-NEXT: runmat.sub %[[A]],
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.statement 8
% A switch on numbers and texts.
z = z + by_code(x, 2) + by_code(x, 3) + by_code(x, 'any');
% CHECK-NEXT: runmat.constant 2.0
% CHECK-NEXT: runmat.constant 6.0
% CHECK-NEXT: runmat.mtimes %[[A]],
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.constant 3.0
% CHECK-NEXT: runmat.constant 7.0
% CHECK-NEXT: runmat.mrdivide %[[A]],
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.text "any"
% CHECK-NEXT: runmat.evaluate "char"
% CHECK-NEXT: runmat.constant 5.0
% CHECK-NEXT: runmat.add %[[A]],
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.statement 9
% What numbers that are given make, && and || with what one side decides, and arrays without an element.
z = z + operators(x, 3) + empties(x, []);
% CHECK-NEXT: runmat.constant 3.0
% CHECK-NEXT: runmat.constant 1.0
% CHECK-NEXT: runmat.add %[[A]],
% CHECK-NEXT: runmat.constant 2.0
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.constant 0.0
% CHECK-NEXT: runmat.fill 0.0
% CHECK-NEXT: runmat.constant 6.0
% CHECK-NEXT: runmat.mtimes %[[A]],
% CHECK-NEXT: runmat.constant 3.0
% CHECK-NEXT: runmat.constant 0.0
% CHECK-NEXT: runmat.fill 0.0
% CHECK-NEXT: runmat.constant 1.0
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.add
% CHECK-NEXT: runmat.statement 10
% In the function that the unit is of, the statements of a branch are still places where the unit may be left.
for k = 1:3
% CHECK: runmat.for
% CHECK: %[[TURN:.*]] = runmat.statement [[#IF:]] ["x", "z", "k"]
    if isfield(s, 'c')
        z = z + s.c;
    elseif isstruct(s.in) && ~isfield(s.in, 'c')
% CHECK-NEXT: runmat.statement [[#IF+2]] inside ["x", "z", "k"]
        z = z + s.in.b;
% CHECK-NEXT: runmat.add %{{.*}}, %[[B]]
    end
% CHECK-NEXT: runmat.statement [[#IF+3]] [
    switch 'two'
        case 'one', z = -z;
        case {'two', 'three'}
% CHECK-NEXT: runmat.statement [[#IF+5]] inside ["x", "z", "k"]
            z = z + 8;
% CHECK-NEXT: runmat.constant 8.0
% CHECK-NEXT: runmat.add
    end
% One that running decides stays a branch, and so does one on variables of this function, which is gone on with from anywhere.
% CHECK: runmat.statement [[#IF+6]] [
    if ~isfield(s, 'a') || s.a > k, z = z + 1; end
% CHECK: runmat.or
% CHECK: runmat.if
% CHECK: runmat.statement [[#IF+7]] [
end
one = 1;
if one == 1, z = z + 1; end
% CHECK: runmat.eq
% CHECK: runmat.truth
% CHECK-NEXT: runmat.if
% What differs between two ways to a place, or from turn to turn, is not known.
z = z + two_ways(x, 'one');
% CHECK: runmat.gt %[[A]],
% CHECK: %[[NAME:.*]] = runmat.if
% CHECK: %[[SAME:.*]] = runmat.evaluate "strcmp"(%[[NAME]],
% CHECK: %[[TRUTH:.*]] = runmat.truth %[[SAME]]
% CHECK: runmat.if %[[TRUTH]]
z = z + by_turn(x);
% CHECK: runmat.for {{.*}}, %[[FIRST:[a-z0-9]+]] = %{{[0-9]+}} : !runmat.any)
% CHECK: %[[EQUAL:.*]] = runmat.eq %[[FIRST]],
% CHECK: %[[TRUTH1:.*]] = runmat.truth %[[EQUAL]]
% CHECK: runmat.if %[[TRUTH1]]
disp(z);
% OUTPUT: {{^ +}}120.4286
% EXPLAIN-NOT: "ends_because": "in the function
% A field that a condition reads behind what is not known must be there, and names must be written.
name = 'a';
if isfield(s, name), z = z + 1; end
% EXPLAIN: "line": [[#@LINE - 1]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "the function 'isfield' is not compiled"
z = z + not_there(s, x);
% EXPLAIN: "line": [[#@LINE - 1]],
% EXPLAIN-NEXT: "compiled": false,
% EXPLAIN-NEXT: "ends_because": "in the function 'not_there', line {{[0-9]+}}: 's' has no field 'c' here"
disp(z);
% OUTPUT-NEXT: {{^ +}}124.4286

function y = with_fields(s)
if isfield(s, 'c') || ~isstruct(s.in) || isfield(s.in, 'c')
    y = s.c;
elseif isfield(s, 'a') && isfield(s.in, 'b')
    y = s.a + s.in.b;
else
    y = s.in.c;
end
end

function y = made(x)
p.u = x;
if ~isfield(p, 'v'), p.v = 4; end
if isfield(p, 'v') && isstruct(p), y = p.u * p.v; else, y = p.w; end
end

function y = by_name(x, name)
if nargin < 2, name = 'Square'; end
if ~ischar(name)
    y = x - name;
elseif strcmp(lower(name), 'double')
    y = x + x;
elseif strcmpi(name, 'SQUARE') && strcmp(upper(name), 'SQUARE')
    y = x .^ 2;
else
    y = x - 9;
end
end

function y = by_code(x, code)
switch code
    case 'any', y = x + 5;
    case {1, 2}, y = x * 6;
    otherwise, y = x / 7;
end
end

function y = operators(x, k)
y = x;
if k > 2 && ~(k == 4), y = y + 1; end
if k < 3 || k ~= 3, y = not_given; end
if k + 1 >= 4 && k - 1 <= 2, y = y + 2; end
end

function y = empties(x, a)
y = x;
if isempty(a), a = 6; end
if ~isempty(a), y = y * a; end
b = zeros(3, 0);
if isempty(b), y = y + 1; end
end

function y = two_ways(x, name)
if x > 2, name = 'two'; end
if strcmp(name, 'two'), y = 1; else, y = x; end
end

function y = by_turn(x)
first = 1; y = 0;
for k = 1:3
    if first == 1, y = x; else, y = y + 2; end
    first = 0;
end
end

function y = not_there(s, x)
if x < 0 || isfield(s, 'c')
    y = s.c;
else
    y = s.a;
end
if x > 0 && isfield(s, 'd') || x < 0 && s.c > 1, y = 0; end
end
