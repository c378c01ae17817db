% Arrays that do not fit the device together: what is computed element by element is done in pieces, the rest on the processor, and what
% is on the device stays there. No unit is left.
% RUN: %runmat --jit=off %s > %t.off
% RUN: env RUNMAT_DEVICE_MEMORY=67108864 %runmat --jit=always --device=inprocess --explain=json --explain-file=%t.json %s | diff %t.off -
% RUN: %python %S/Inputs/report.py %t.json "c['sideExits'] == 0" "c['statementsInterpreted'] == 0" "c['launches']['cpu'] == 2" "c['launches']['inprocess'] >= 4 * 10"
small = (1:1e6) .* 2;
% Made from positions, which pieces do not know.
large = (1:1e7) .* 0.5;
for k = 1:3
    small = small + 1;
    large = sqrt(large .* 2 + k);
    fprintf('%.17g %.17g\n', small(k), large(end));
end
fprintf('%.17g\n', sum(small));
large = large + large(end:-1:1);
fprintf('%.17g %.17g\n', large(3), large(7e6));
large = large .* (1:1e7);
fprintf('%.17g %.17g\n', large(3), large(7e6));
