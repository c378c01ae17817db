% Under auto the trace shows how the device is opened and what is planned, and the report what was predicted and measured. As in
% engine/auto-vulkan.m the stored model calls the host very slow.
% REQUIRES: vulkan, compiler
% RUN: rm -rf %t && mkdir %t && %runmat --version > %t/version
% RUN: %python %inputs/device_models.py %t/version 2 %t/models
% RUN: env RUNMAT_MODEL_CACHE_DIR=%t/models %runmat --accel-software --threads=2 --explain --trace=%t/trace --telemetry=%t/report %s 2> %t/explain
% RUN: %python %S/Inputs/trace.py %t/trace "names('opens the device', 'open device') == ['open device']" "'llvmpipe' in slices['opens the device'][0]['args']['why'] or 'software' in slices['opens the device'][0]['args']['why']" "all('cluster0 of line 15 on vulkan: ' in s['args']['why'] and 'against' in s['args']['why'] for s in slices['program'] if s['cat'] == 'plan')" "len(names('program', 'plan')) > 0"
% RUN: %python %S/Inputs/figures.py %t/report "r['host']['openings']['count'] == 1" "r['host']['plans']['count'] == r['caches']['plans']['misses'] > 0" "sum(r['caches']['models'].values()) == 2" "r['clusters'][0]['place'] == 'vulkan'" "r['clusters'][0]['file'].endswith('auto-vulkan.m')" "r['clusters'][0]['line'] == 15" "r['clusters'][0]['predicted_ms'] > 0" "r['clusters'][0]['measured'][-1]['place'] == 'vulkan'"
% RUN: FileCheck %s --input-file=%t/explain
% CHECK: planned on vulkan:
% CHECK-NEXT: {{^}}      {{[1-4]}} launch{{(es)?}} on vulkan timed: {{.+}}s, predicted {{.+}}s{{$}}
x = gpuArray(single((1:300000)') / 1000);
pause(1.5);
for k = 1:100
    x = cos(x) + 0.5;
end
fprintf('%.9g\n', gather(sum(x)));
