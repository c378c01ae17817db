% A cell that a variable holds is an array that holds it: elements are read and assigned by the runtime, and its extents are the array's.
% RUN: %runmat --emit=runmat %s | FileCheck %s
c = {'pear', 'fig'};
n = {1, 2; 3, 4};
t = 0;
% CHECK: func.func @unit(
% CHECK-SAME: !runmat.array<char, [1, *]>
for k = 1:numel(c)
% CHECK: runmat.numel %[[C:[a-z0-9]+]] : (!runmat.array<char, [1, *]>)
    t = t + length(c{k}) + n{k, end};
% CHECK: %[[E:[0-9]+]] = runmat.read_cell %[[D:[a-z0-9]+]]{%{{[a-z0-9]+}}} :
% CHECK: runmat.length %[[E]]
% CHECK: %[[L:[0-9]+]] = runmat.end %[[N:[a-z0-9]+]] at 1 of 2
% CHECK: runmat.read_cell %[[N]]{%{{[a-z0-9]+}}, %[[L]]} number
    t = t + c{k}(end);
% CHECK: %[[P:[0-9]+]] = runmat.read_cell %[[D]]{%{{[a-z0-9]+}}} :
% CHECK: %[[Q:[0-9]+]] = runmat.end %[[P]]
% CHECK: runmat.index %[[P]](%[[Q]])
    c{k} = [c{k}, 's'];
% CHECK: %[[J:.*]] = runmat.concatenate
% CHECK: runmat.write_cell %[[D]]{%{{[a-z0-9]+}}} = %[[J]]
end
disp(t);
disp(c{1});
% CHECK: runmat.call "disp"
