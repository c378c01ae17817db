% Where a device was named the report tells as well where each cluster ran, what its model says of that, and what its launches took; and why
% one ran elsewhere.
% REQUIRES: compiler
% RUN: %runmat --jit=always --device=inprocess --explain=json --explain-file=%t.inprocess --telemetry=%t.telemetry %s
% RUN: %python %S/Inputs/report.py %t.inprocess "clusters[1]['placement']['place'] == 'inprocess'" "clusters[1]['placement']['chosen_by'] == 'device'" "clusters[1]['placement']['predicted_ms'] > 9 * clusters[1]['placement']['measured'][0]['predicted_ms'] > 0" "[m['place'] for m in clusters[1]['placement']['measured']] == ['inprocess']" "clusters[1]['placement']['measured'][0]['launches'] == 4" "clusters[1]['placement']['measured'][0]['measured_ms'] > 0"
% RUN: %python -c "import json, sys; c = json.load(open(sys.argv[1]))['clusters']; assert c[1]['place'] == 'inprocess' and c[1]['measured'][0]['measured_ms'] > 0 and c[1]['line'] == 13, c" %t.telemetry
% RUN: %runmat --jit=always --device=cpu --explain %s 2>&1 | FileCheck %s
% CHECK: cluster1 of line 13:
% CHECK-NEXT: {{^}}      on cpu: the device that was named, predicted {{[0-9.]+ .+s$}}
% CHECK-NEXT: {{^}}      4 launches on cpu timed: {{.+}}s, predicted {{.+}}s{{$}}
x = single(1:100000);
for k = 1:10
  x = sin(x) + k;
end
disp(x(1) > 0)
