% What holds no breakpoint is compiled beside one; units end before it, also in a function that would be inlined.
% RUN: echo dbcont | %runmat --jit=always --device=cpu --explain-file=%t.text %s | FileCheck %s --check-prefix=OUT
% RUN: FileCheck %s --input-file=%t.text
dbstop in breakpoints at 9 if k == 7
dbstop in breakpoints at twice if false
s = 0; for k = 1:1000, s = s + k; end
t = 0;
for k = 1:10
  t = t + k;
end
u = twice(s);
disp([s t u])
function y = twice(x)
  y = 2 * x;
end
% OUT: {{^}}9     t = t + k;
% OUT-NEXT: 500500 55 1001000
% CHECK: :6: unit, run 1 time, 0 side exits
% CHECK: :8: interpreted 1 time: line 9: the program stops here, at a breakpoint
% CHECK: :11: interpreted 1 time: in the function 'twice', line 14: the program stops here, at a breakpoint
