% A program runs with every unit compiled; what follows it are its arguments.
% RUN: %runmat-jit --device=cpu %s 7 --stop-after=ast | FileCheck %s --match-full-lines
% RUN: %runmat-jit --device=inprocess --threads=1 --cpu=x86-64-v3 %s 7 x | FileCheck %s --match-full-lines
% RUN: %runmat-jit --device=cpu --explain=json --explain-file=%t.json %s 7 x | FileCheck %s --match-full-lines
% RUN: %python -c "import json,sys; r=json.load(open(sys.argv[1])); assert r['units'] and r['units'][0]['compiled'], r['units']; assert r['counters']['unitRuns'] > 0, r['counters']" %t.json
% CHECK: 12.5664
% CHECK-NEXT: 2
x = single(linspace(0, 4 * pi, 9));
y = x + 0.5;
fprintf('%g\n', max(y) - 0.5);
disp(numel(argv()));
