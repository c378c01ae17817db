% Integer literals, bits, options of sums, texts, switch on them, deletion and random permutations: what import makes of them.
% RUN: %runmat --emit=runmat %s | FileCheck %s
a = 0xFFs8; b = 0x8000000000000001u64;
% CHECK: %[[M:.*]] = runmat.constant -1.0
% CHECK: %[[A:.*]] = runmat.cast %[[M]] to int8
% CHECK: %[[H:.*]] = runmat.cast %{{.*}} to uint64
% CHECK: %[[U:.*]] = runmat.mul %[[H]], %
% CHECK: runmat.add %[[U]], %
c = bitand(a, a); c = bitor(c, 3); c = bitxor(c, a); c = bitshift(c, 1);
% CHECK: runmat.bitand %[[A]], %[[A]]
% CHECK: runmat.bitor
% CHECK: runmat.bitxor
% CHECK: %[[C:.*]] = runmat.bitshift
d = sum(c, 'native'); e = mean(c, 1, 'omitnan');
% CHECK: %[[NATIVE:.*]] = runmat.text "native"
% CHECK: runmat.evaluate "sum"(%[[C]], %[[NATIVE]])
% CHECK: runmat.evaluate "mean"(%[[C]], %{{.*}}, %{{.*}})
mode = 'add';
% CHECK: %[[TEXT:.*]] = runmat.text "add"
% CHECK: %[[MODE:.*]] = runmat.evaluate "char"(%[[TEXT]])
switch mode
    case {'mul', 'add'}, d = d + 1;
    case 7, d = d - 1;
end
% CHECK: %[[MUL:.*]] = runmat.text "mul"
% CHECK: runmat.evaluate "strcmp"(%[[MODE]], %[[MUL]])
% CHECK: runmat.evaluate "strcmp"(%[[MODE]], %
% CHECK: runmat.or
% CHECK: runmat.conj %[[MODE]]
x = 1:5; x([1, end]) = []; x(:, 2) = [];
% CHECK: %[[X:.*]] = runmat.range
% CHECK: runmat.end %[[X]]
% CHECK: %[[Y:.*]] = runmat.delete %[[X]](%{{.*}})
% CHECK: %[[COLON:.*]] = runmat.text ":"
% CHECK: runmat.delete %[[Y]](%[[COLON]], %{{.*}})
p = randperm(numel(x));
% CHECK: runmat.guard %{{.*}}, "count of randperm"
% CHECK: %[[KEYS:.*]] = runmat.random uniform as double
% CHECK: %[[ORDER:.*]]:2 = runmat.sort %[[KEYS]]
% CHECK: runmat.statement {{.*}}"p"{{.*}} %[[ORDER]]#1
disp(a); disp(b); disp(d); disp(e); disp(x); disp(p)
