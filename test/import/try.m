% Of a try statement the body is compiled: what fails in it leaves the unit there, and the interpreter finds the handler.
% RUN: %runmat --emit=runmat %s | FileCheck %s
x = 1:3; n = 0;
% CHECK: runmat.statement [[#TRY:]] ["x", "n"]
try
% CHECK: runmat.statement [[#TRY+1]] inside [
    y = x(2);
% CHECK: runmat.index
    n = n + y;
% CHECK: runmat.statement [[#TRY+2]] inside [{{.*}}"n"{{.*}}"y"
% CHECK: runmat.add
catch e
% CHECK-NOT: runmat.constant 7.0
    n = 7;
end
z = n + 1;
% CHECK: runmat.add
% A call with effects in a body is the interpreter's, and the unit ends before the whole statement.
try
    w = z * 2;
    disp(w);
catch
    w = 0;
end
% CHECK: runmat.statement [[#END:]] [{{.*}}"z"
% CHECK-NEXT: return
