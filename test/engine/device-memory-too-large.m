% Arrays that never fit the device leave it alone: their launches run on the processor, and what is there stays.
% RUN: %runmat --jit=off %s > %t.off
% RUN: env RUNMAT_DEVICE_MEMORY=67108864 %runmat --jit=always --device=inprocess --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "c['sideExits'] == 0" "c['statementsInterpreted'] == 0" "c['launches']['cpu'] == 5" "c['launches']['inprocess'] == 7" "c['uploadBytes']['inprocess'] == 0" "c['downloadBytes']['inprocess'] < 1000"
small = (1:1e6) .* 2;
large = (1:1e7) .* 0.5;
for k = 1:4
    small = small + 1;
    large = large .* 2 + k;
    fprintf('%.17g %.17g\n', small(k), large(end));
end
fprintf('%.17g\n', sum(small));
fprintf('%.17g\n', large(3));
