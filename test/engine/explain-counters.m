% The figures of a program whose every step can be counted by hand; `inprocess` has memory of its own, so arrays move. Each figure is
% exact: whoever forgets to count, or counts twice, is found.
% RUN: %runmat --jit=always --device=inprocess --explain=json --explain-file=%t.json %s | FileCheck %s
% RUN: %python %S/Inputs/report.py %t.json "c['unitsCompiled'] == 2" "c['unitRuns'] == 4" "c['sideExits'] == 0" "c['kernelsCompiled'] == 1" "c['statementsInterpreted'] == 6" "1 <= c['hostAllocations'] <= 10" "80000 <= c['hostAllocatedBytes'] < 81000"
% RUN: %python %S/Inputs/report.py %t.json "c['launches']['inprocess'] == 3" "c['uploads']['inprocess'] == 1" "c['uploadBytes']['inprocess'] == 80000" "c['downloads']['inprocess'] == 1" "c['downloadBytes']['inprocess'] == 8" "2 <= c['allocations']['inprocess'] <= 4" "160000 <= c['allocatedBytes']['inprocess'] < 400000" "c['kernelsLoaded']['inprocess'] == 1"
x = deal(1:10000);
c = {x};
for i = 1:3
  c = {i};
  y = x + 1;
end
z = y(1); fprintf('%g\n', z);
% The kernel that was made is listed with its cluster.
% RUN: %python %S/Inputs/report.py %t.json "[k for cluster in clusters for k in cluster['kernels']] == [{'name': 'cluster0', 'stage': 'elementwise', 'code': 'host'}]"
% CHECK: {{^2$}}
