% The class of what a unit finds when it begins, and of what an operation names, is known while it is imported: class(x), isa(x, 'single') and what
% they decide on. Of other values inference tells, and the runtime; of gpuArrays only running.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %runmat --jit=off %s | FileCheck %s --check-prefix=OUTPUT
% RUN: %python %S/../engine/Inputs/report.py %t "not [i for i in interpreted if i['line'] < 16]" "{i['line'] for i in interpreted} >= {18, 19}"
x = single([1 2 3]); n = int8(5); l = n > 3; c = 'ab';
for k = 1:2
    y = by_class(x) + by_class(2.5) + double(by_class(n));
    z = zeros(size(x), class(x)) + cast(k, class(x));
    t = isfloat(x) + 2 * isinteger(x) + 4 * isnumeric(l) + 8 * islogical(l) + 16 * ischar(c) + 32 * isa(n, 'integer') + 64 * isa(n, 'int16');
    w = class(y .* k); q = isa(y .* k, 'single');
end
fprintf('%g ', y, z, t); fprintf('%s %s %s %d\n', class(y), class(z), w, q);
% OUTPUT: 108 109 110 2 2 2 57 single single single 1
g = gpuArray(x);
for k = 1:2
    h = g * k; w = class(h); q = isa(h, 'single') + 2 * isa(g, 'single') + 4 * isfloat(h);
    p = arrayfun(@(v) 7, g); r = class(p);
end
fprintf('%s %d %s\n', w, q, r);
% OUTPUT-NEXT: gpuArray 4 gpuArray
function y = by_class(x)
    switch class(x)
        case 'single', m = class(x); y = x + ones(1, 1, m);
        case {'int8', 'int16'}, y = x * 20;
        otherwise
            y = x;
            if ~isa(x, 'double'), y = regexprep(y, 'a', 'b'); end
            if strcmp(class(x), 'double'), y = y + 3.5; end
    end
end
% CHECK: runmat.for
% CHECK: runmat.statement 5
% CHECK-NEXT: runmat.text "single"
% CHECK-NEXT: runmat.evaluate "char"
% CHECK-NEXT: runmat.constant 1.0
% CHECK-NEXT: runmat.constant 1.0
% CHECK-NEXT: %[[ONE:.*]] = runmat.fill {{.*}} single
% CHECK-NEXT: %[[A:.*]] = runmat.add %{{[a-z0-9]+}}, %[[ONE]]
% CHECK-NEXT: runmat.constant 2.5
% CHECK-NEXT: runmat.constant 2.5
% CHECK-NEXT: %[[SIX:.*]] = runmat.constant 6.0
% CHECK-NEXT: runmat.add %[[A]], %[[SIX]]
% CHECK-NEXT: runmat.constant 2.000000e+01
% CHECK-NEXT: runmat.mtimes %{{[a-z0-9]+}},
% CHECK: runmat.statement 6
% CHECK-NEXT: runmat.fill {{.*}} single
% CHECK-NEXT: runmat.cast {{.*}}single
% CHECK: runmat.evaluate "class"
% CHECK: runmat.evaluate "isa"
