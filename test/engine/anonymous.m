% What an anonymous function computes of large arrays is computed by a unit, where its gpuArrays are: they are not fetched for each call.
% arrayfun computes at once what is a function of single elements, and calls the function for others.
% REQUIRES: compiler
% RUN: %runmat --device=inprocess --explain %s 2>%t.explain | FileCheck %s --check-prefix=OUT
% RUN: FileCheck %s --input-file=%t.explain
% A unit of the loop and one of the function that is timed have the other function in place.
% CHECK: anonymous.m:[[#L:]]: unit, run 1 time, 0 side exits
% CHECK-NEXT: cluster0 of line [[#L-1]]: elementwise
% CHECK: anonymous.m:[[#L+1]]: unit, run {{[0-9]+}} times, 0 side exits
% CHECK-NEXT: cluster0 of line [[#L-1]]: elementwise
% CHECK: anonymous.m:[[#L+2]]: unit, run 1 time, 0 side exits
% CHECK: anonymous.m:[[#L+5]]: unit, run 2 times, 1 side exit
% CHECK-NOT: anonymous.m:{{[0-9]+}}: unit
% CHECK: explain: counters
% CHECK: unitsCompiled: 4
g = gpuArray(single((1:1000000)') / 1000);
f = @(v) sin(v) .* 2 + v;
for k = 1:10, y = f(g); end
t = gputimeit(@() f(g)); % A call, and eleven groups of one or more.
z = arrayfun(@(v) v * v' + max(v, 500), g);
fprintf('%s %d %.3g %.3g\n', class(z), t > 0, gather(sum(y)), gather(sum(z)));
% OUT: gpuArray 1 5e+08 3.34e+11
r = arrayfun(@(v) sqrt(v - 1), g(1:100000));
fprintf('%d\n', isreal(r));
% OUT-NEXT: 0
