% arrayfun of a handle that is known calls it in a loop of its own: the first element decides on the class, the unit leaves where an element is no
% scalar or two arrays are of different sizes. With options, or where f draws random numbers, it is left to the interpreter.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %runmat --jit=off %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %python %S/../engine/Inputs/report.py %t "{i['line'] for i in interpreted} == {28, 32, 33, 34, 35, 36, 38, 41, 42, 56}"
x = [4 7; 1 9]; k = 3;
% CHECK: runmat.statement {{[0-9]+}} ["x", "k"] (%[[X:[a-z0-9_]+]], %[[K:[a-z0-9_]+]])
y = arrayfun(@(v) v * k, x);
% CHECK: %[[COUNT:.*]] = runmat.numel %[[X]]
% CHECK: %[[FIRST:.*]] = runmat.index %[[X]]
% CHECK: %[[V:.*]] = runmat.mtimes %[[FIRST]], %[[K]]
% CHECK: runmat.numel %[[V]]
% CHECK: runmat.guard %{{.*}}, "an element that is no scalar"
% CHECK: %[[ZEROS:.*]] = runmat.fill {{.*}}like(%[[X]])
% CHECK: %[[START:.*]] = runmat.cast_like %[[ZEROS]], %[[V]]
% CHECK: runmat.update
% CHECK: %[[Y:.*]] = runmat.for
% CHECK: runmat.index %[[X]]
% CHECK: runmat.mtimes
% CHECK: runmat.update
% CHECK: runmat.statement {{[0-9]+}} [{{.*}}"y"
[a, b] = arrayfun(@parts, x, y);
% CHECK: runmat.evaluate "isequal"
% CHECK: runmat.guard %{{.*}}, "arrays of different sizes"
t = arrayfun(@(v) v > 3, x) + arrayfun(@(v) single(v), [1 2; 3 4]) + sum(arrayfun(@(i) sum(arrayfun(@(j) i * j, 1:3)), x(:)));
fprintf('%g ', y, a, b, t); fprintf('%s\n', class(a), class(b), class(t));
try, arrayfun(@(v) [v v], x); catch e, disp(e.identifier), end
% OUTPUT: 12 3 21 27 16 -2 28 36 48 3 147 243 {{.*}}double
% OUTPUT-NEXT: single
% OUTPUT-NEXT: single
try, z = arrayfun(@(v) v + [1 1], x); catch e, disp(e.identifier), end
try, z = arrayfun(@plus, x, [1 2 3]); catch e, disp(e.identifier), end
c = arrayfun(@(v) 1:v, 1:3, 'UniformOutput', false); disp(numel(c{3}))
r = arrayfun(@(v) v * rand > -1, x); disp(all(r(:)))
e = arrayfun(@(v) v == 1, zeros(0, 3)); disp(size(e)), disp(class(e))
% An option in a variable, numbers of other classes, and an error that f throws.
o = 'UniformOutput'; d = arrayfun(@(varargin) numel(varargin), 1:13, o, 1:13); fprintf('%d', d); fprintf('\n');
n = reshape(int8(1:8), 2, 2, 2);
q = arrayfun(@(v) v * 20, n); fprintf('%s %s %d %d\n', class(q), class(arrayfun(@(v) v > 3, n)), ndims(q), q(end));
w = arrayfun(@(c) c + 1, 'ab'); fprintf('%g %s\n', w(2), class(arrayfun(@(v) 'z', x)));
try, w = arrayfun(@checked, x); catch e, disp(e.message), end
% OUTPUT: MATLAB:arrayfun:NotAScalarOutput
% OUTPUT-NEXT: MATLAB:arrayfun:NotAScalarOutput
% OUTPUT-NEXT: MATLAB:arrayfun:SizeMismatch
% OUTPUT-NEXT: 3
% OUTPUT-NEXT: 1
% OUTPUT-NEXT: 0 3
% OUTPUT-NEXT: double
% OUTPUT-NEXT: 1111111111111
% OUTPUT-NEXT: int8 logical 3 127
% OUTPUT-NEXT: 99 char
% OUTPUT-NEXT: too large: 7

function y = checked(v)
    if v > 5, error('too large: %d', v); end
    y = v;
end
function [s, p] = parts(a, b)
    if a > 2, s = a + b; else, s = a - b; end
    p = single(a * b);
end
