% The figures and the trace of a Vulkan device: each launch is timed by the device itself. With staging memory transfers are, too.
% REQUIRES: vulkan, compiler
% RUN: env RUNMAT_TWO_PASS_THRESHOLD=1000 RUNMAT_VULKAN_STAGING=1 %runmat --jit=always --device=vulkan --telemetry=%t.json --trace=%t.trace %s | FileCheck %s
% RUN: %python %S/Inputs/figures.py %t.json "d['vulkan']['launches']['count'] == d['vulkan']['launches']['timed'] == 2" "d['vulkan']['launches']['device_ms'] > 0" "d['vulkan']['uploads']['count'] == d['vulkan']['uploads']['timed'] == 1" "d['vulkan']['uploads']['bytes'] == 80000" "d['vulkan']['downloads']['timed'] == 1" "d['vulkan']['downloads']['bytes'] == 4" "[k['count'] for k in r['kernels']] == [1, 1]" "r['caches']['pipelines']['vulkan'] == {'hits': 0, 'disk_hits': 0, 'misses': 2}" "r['host']['loads']['count'] == 2"
% RUN: %python %S/Inputs/trace.py %t.trace "len(names('vulkan/compute', 'work')) == 4" "flows == [['program', 'program', 'vulkan/compute']] * 4"
x = single(deal(1:20000));
s = sum(x .* 2);
fprintf('%.9g\n', s);
% CHECK: {{^400020000$}}
