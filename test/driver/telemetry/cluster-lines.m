% Reports and traces name the line of each cluster, also where a unit has several statements, and of one that computes several
% statements the last one.
% REQUIRES: compiler
% RUN: %runmat --jit=always --device=inprocess --explain=json --explain-file=%t.explain --telemetry=%t.json --trace=%t.trace %s | FileCheck %s
% RUN: %python %S/../../engine/Inputs/report.py %t.explain "[(k['file'].endswith('cluster-lines.m'), k['line']) for k in clusters] == [(True, 13), (True, 16)]" "[u['line'] for u in units if u['compiled']] == [12]"
% RUN: %python %S/Inputs/figures.py %t.json "sorted((k['kernel'], k['line'], k['count']) for k in r['kernels']) == [('cluster0', 13, 1), ('cluster1', 16, 1)]"
% RUN: %python %S/Inputs/trace.py %t.trace "[(s['name'], s['args']['line']) for s in slices['program'] if s['cat'] == 'launch'] == [('cluster0', 13), ('cluster1', 16)]" "[s['args']['line'] for s in slices['program'] if s['cat'] in ('kernel', 'load')] == [13, 13, 16, 16]" "[(s['name'], s['args']['line']) for s in slices['inprocess/queue 0'] if s['name'].startswith('cluster')] == [('cluster0', 13), ('cluster1', 16)]" "[s['args']['line'] for s in slices['program'] if s['cat'] == 'unit'] == [12]"
% RUN: %runmat --jit=always --device=inprocess --explain %s 2>&1 >%t.out | FileCheck %s --check-prefix=TEXT
% TEXT: cluster-lines.m:12: unit
% TEXT-NEXT: cluster0 of line 13: elementwise
x = deal(1:10000);
n = 2;
y = x .* n;
s = sort(y, 'descend');
z = s + 1;
z = z ./ 3;
fprintf('%g %g\n', y(2), z(1));
% CHECK: {{^4 6667$}}
