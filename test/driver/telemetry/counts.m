% The figures of a program whose every step can be counted by hand, and its trace; `inprocess` has memory of its own and times calls.
% REQUIRES: compiler
% RUN: %runmat --jit=always --device=inprocess --telemetry=%t.json --trace=%t.trace %s | FileCheck %s
% RUN: %python %S/Inputs/figures.py %t.json "r['version'] == 1" "r['exit_status'] == 0" "d['inprocess']['launches']['count'] == 3" "d['inprocess']['launches']['items'] == 30000" "d['inprocess']['launches']['timed'] == 3" "d['inprocess']['uploads']['count'] == 1" "d['inprocess']['uploads']['bytes'] == 80000" "d['inprocess']['downloads']['bytes'] == 8" "d['inprocess']['launches']['failed'] == 0" "d['inprocess']['uploads']['timed'] == 1"
% RUN: %python %S/Inputs/figures.py %t.json "r['host']['compiles']['count'] == 2" "r['host']['units']['count'] == 4" "r['host']['statements']['count'] == 6" "r['host']['kernels']['count'] == 1" "r['host']['loads']['count'] == 1" "r['host']['plans']['count'] == 0" "r['caches']['units']['misses'] == 6" "r['caches']['units']['hits'] == 4"
% RUN: %python %S/Inputs/figures.py %t.json "[(k['kernel'], k['count'], k['file'].endswith('counts.m'), k['line']) for k in r['kernels']] == [('cluster0', 3, True, 11)]"
x = deal(1:10000);
c = {x};
for i = 1:3
  c = {i};
  y = x + 1;
end
z = y(1); fprintf('%g\n', z);
% CHECK: {{^2$}}
% Each launch has its slice on the host and at the device, and a flow from its statement to there; so have transfers.
% RUN: %python %S/Inputs/trace.py %t.trace "names('program', 'launch') == ['cluster0'] * 3" "names('inprocess/queue 0', 'work').count('cluster0') == 3" "names('inprocess/queue 0', 'work').count('upload') == 1" "names('compiler', 'kernel') == ['kernel cluster0']" "len(names('compiler', 'compile')) == len(names('program', 'compile'))" "flows == [['program', 'program', 'inprocess/queue 0']] * 5" "sorted(bound) == [['unit', 'download', 'work']] + [['unit', 'launch', 'work']] * 3 + [['unit', 'upload', 'work']]" "len(names('program', 'statement')) == 6" "len(names('program', 'unit')) == 4" "trace['otherData']['dropped_events'] == 0"
