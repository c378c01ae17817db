% What checks traces takes a trace as it is, and refuses it after each change against the Chrome Trace Event Format.
% REQUIRES: compiler
% RUN: %runmat --jit=always --device=inprocess --trace=%t.trace %s | FileCheck %s
% RUN: %python %S/Inputs/bad_traces.py %t.trace
x = deal(1:10000);
y = sum(x .* 2);
fprintf('%g\n', y);
% CHECK: {{^1\.0001e\+08$}}
