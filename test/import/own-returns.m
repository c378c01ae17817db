% A return of the unit's own function, which is not inlined here: the unit leaves there with what it has computed, and the interpreter does nothing
% but return. Such an end is no side exit, however often it comes.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: FileCheck %s --check-prefix=OUTPUT --input-file=%t.off
% RUN: %python %S/../engine/Inputs/report.py %t.json "c['sideExits'] == 0" "[i['reason'] for i in interpreted if i['line'] > 19] == ['a return to the caller'] * 3" "[i['count'] for i in interpreted if i['line'] > 19] == [1, 9, 1]"
for t = 1:10
    c = {first_over([1 5 2 9], t - 1)};
end
fprintf('%g\n', c{1});
c = {first_over([], 3), scaled([1 2 3], 5), scaled([1 2 3], 2)};
fprintf('%g %g %g %g\n', c{1:2});
fprintf('%g %g %g\n', c{3});
% OUTPUT: -1
% OUTPUT-NEXT: 0 3 5 7
% OUTPUT-NEXT: 1 2 3

function [y, k] = first_over(v, t)
    k = 0;
    if isempty(v)
        y = 0; k = -2;
        return
    end
    for k = 1:numel(v)
        if v(k) > t
            y = v(k) * 2; return
        end
    end
    y = -1; k = k + 1;
end

function y = scaled(x, n)
    y = x * 2;
    if n > 3
        y = y + 1; return
    end
    y = y / n;
end
% CHECK: runmat.if
% CHECK: %[[Y:.*]] = runmat.constant 0.0
% CHECK: %[[K:.*]] = runmat.constant -2.0
% CHECK: %[[S:.*]] = runmat.statement 10 ["k", "y"] (%[[K]], %[[Y]])
% CHECK-NEXT: %{{.*}} = arith.constant false
% CHECK-NEXT: runmat.guard %{{.*}}, "a return to the caller" exit %[[S]]
% CHECK: runmat.for
% CHECK: %[[S:.*]] = runmat.statement 14 ["k", "y"]
% CHECK-NEXT: %{{.*}} = arith.constant false
% CHECK-NEXT: runmat.guard %{{.*}}, "a return to the caller" exit %[[S]]
