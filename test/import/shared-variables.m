% Global and persistent variables, and those of the function around, live elsewhere than in the frame; a unit takes and hands them over as any other.
% Only their declaration is interpreted.
% RUN: %runmat --emit=runmat %s | FileCheck %s
% RUN: %runmat --jit=off %s > %t.off
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: FileCheck %s --check-prefix=OUTPUT --input-file=%t.off
% RUN: %python %S/../engine/Inputs/report.py %t.json "not any('shared' in i['reason'] for i in interpreted)" "{29, 30, 36, 37, 39} & {i['line'] for i in interpreted} == set()"
global total
total = 0;
for k = 1:3
    added(k);
    fprintf('%g %g\n', counted(k), total);
end
disp(outer(4))
try, stopped(5); catch e, disp(e.identifier), end
fprintf('%g\n', total);
% OUTPUT: 55 10
% OUTPUT-NEXT: 165 30
% OUTPUT-NEXT: 330 60
% OUTPUT-NEXT: 14 14
% OUTPUT-NEXT: MATLAB:badsubscript
% OUTPUT-NEXT: 63

% CHECK: runmat.for
% CHECK: runmat.statement {{[0-9]+}} [{{.*}}"total"
% CHECK: runmat.add
function added(n)
    global total
    for k = 1:4
        total = total + k * n;
    end
end
function y = counted(n)
    persistent sum
    if isempty(sum), sum = 0; end
    for k = 1:10
        sum = sum + k * n;
    end
    y = sum;
end
function [y, z] = outer(n)
    y = 0; z = 0;
    function add(m)
        for k = 1:m
            y = y + k;
            z(k) = y + 1;
        end
    end
    add(n);
    add(1);
    y = [y + z(1) - 9, 14];
end
function stopped(n)
    global total
    x = [1 2 3];
    for k = 1:n
        total = total + x(k) / 2;
    end
end
