% The report has the fields that docs/explain.md names, of a program with an interpreted statement, an elementwise cluster and a
% sum; without the compiler it has no units.
% RUN: %runmat --jit=always --device=cpu --explain=json --explain-file=%t.json %s | FileCheck %s
% RUN: %python %S/Inputs/report.py %t.json "list(report) == ['version', 'counters', 'units', 'interpreted']" "report['version'] == 1" "list(c) == ['unitsCompiled', 'unitsOptimised', 'unitsRead', 'unitsFreed', 'unitRuns', 'sideExits', 'unitsRepeated', 'loopsThreaded', 'loopsGivenUp', 'statementsInterpreted', 'libraryCalls', 'libraryCallsOnDevice', 'kernelsCompiled', 'kernelsFailed', 'unitCacheHits', 'unitCacheMisses', 'planCacheHits', 'planCacheMisses', 'modelCacheHits', 'modelCacheMisses', 'hostAllocations', 'hostAllocatedBytes', 'launches', 'uploads', 'uploadBytes', 'downloads', 'downloadBytes', 'allocations', 'allocatedBytes', 'kernelsLoaded', 'pipelinesCompiled', 'pipelinesCached', 'pipelinesReused', 'pipelinesWarmed', 'warmUpMilliseconds']" "all(list(v) == ['cpu'] for v in c.values() if isinstance(v, dict))"
% RUN: %python %S/Inputs/report.py %t.json "list(units[0]) == ['file', 'line', 'compiled', 'ends_because', 'runs', 'side_exits', 'clusters']" "list(units[1]) == ['file', 'line', 'compiled', 'ends_because']" "list(clusters[0]) == ['name', 'file', 'line', 'kind', 'inputs', 'outputs', 'guarded', 'chained', 'computes_f64', 'placement', 'kernels']" "all('host_only' not in cluster for cluster in clusters)" "list(clusters[0]['kernels'][0]) == ['name', 'stage', 'code']" "list(interpreted[0]) == ['file', 'line', 'count', 'reason']" "sum(i['count'] for i in interpreted) == c['statementsInterpreted']" "c['unitRuns'] == sum(u.get('runs', 0) for u in units)"
% RUN: %runmat --jit=off --explain=json %s 2> %t.off > %t.out
% RUN: %python %S/Inputs/report.py %t.off "units == []" "c['launches'] == {} if 'launches' in c else True" "len(interpreted) == 4"
% RUN: %runmat --jit=always --device=cpu --explain %s 2>&1 >%t.out | FileCheck %s --check-prefix=TEXT
x = ones(2, 3);
x(1, :) = deal(2);
y = sum(sin(x) + x, 2);
fprintf('%.4f\n', y);
% CHECK: 8.7279
% CHECK-NEXT: 5.5244
% TEXT: explain: units
% TEXT-NEXT: explain-schema.m:[[#]]: unit, run 1 time, 0 side exits; ends because the function 'deal' is not compiled
% TEXT-NOT: on the host only
% TEXT: explain-schema.m:[[#]]: interpreted 1 time: the function 'deal' is not compiled
% TEXT: unitsCompiled: 2
