% What the loops around say of runs to come counts: a run of a compiled unit in the first of 1000 turns opens the device, which in 2 turns
% would save too little. The stored model calls the host slow, so that a run takes it long; only one turn is made.
% REQUIRES: vulkan, compiler
% RUN: rm -rf %t && mkdir %t && %runmat --version > %t/version
% RUN: %python %S/../Inputs/device_models.py %t/version 2 %t/models
% RUN: sed 's/TURNS/2/' %s > %t/few.m && sed 's/TURNS/1000/' %s > %t/many.m
% RUN: env RUNMAT_MODEL_CACHE_DIR=%t/models %runmat --jit=always --accel-software --threads=2 --explain=json --explain-file=%t/few %t/few.m
% RUN: %python %S/Inputs/report.py %t/few "not report.get('device')" "[u['runs'] for u in units if u['line'] == 21] == [2]"
% RUN: env RUNMAT_MODEL_CACHE_DIR=%t/models %runmat --jit=always --accel-software --threads=2 --explain=json --explain-file=%t/many %t/many.m
% RUN: %python %S/Inputs/report.py %t/many "'llvmpipe' in report['device'] or 'software' in report['device']" "[u['runs'] for u in units if u['line'] == 21] == [2]"
x = deal(single((1:10000)'));
% What is compiled for fifty numbers in one turn foresees nothing.
turn_of(1, x(1:50));
turn_of(TURNS, x);
pause(3);
y = x(1:1000);
y = sum(y .* 2);
function turn_of(turns, x)
    for k = 1:turns
        c = {k};
        y = x .* 2 + k;
        c = {y};
        break
    end
end
