% Kernels of operations of the runtime are recorded as those of clusters are.
% REQUIRES: vulkan, compiler
% RUN: %runmat --jit=always --device=vulkan --telemetry=%t.json --trace=%t.trace %s | FileCheck %s
% RUN: %python %S/Inputs/figures.py %t.json "d['vulkan']['launches']['count'] == 4" "sum(k['count'] for k in r['kernels'] if k['kernel'].startswith('copy_window')) == 2" "r['host']['kernels']['count'] == 3"
% RUN: %python %S/Inputs/trace.py %t.trace "len([n for n in names('compiler', 'kernel') if n.startswith('kernel copy_window')]) == 1" "len(names('vulkan/compute', 'work')) >= 4"
x = single(deal(1:1000));
y = x .* 2;
z = [y, y];
fprintf('%g\n', sum(z));
% CHECK: {{^2.002e\+06$}}
