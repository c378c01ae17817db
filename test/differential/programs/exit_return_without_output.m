% differential: side-exits
% differential: no-launch-on cpu inprocess vulkan
% differential: fails
% A function that returns before its output is assigned: the error is the interpreter's, not a value.
try, s=f(1); disp(s); catch e, disp(e.message); end
try, s=1+f(1); disp(s); catch e, disp(e.message); end
for i=1:2, s=i; end
a=2;
b=f(a)+3;
disp(b)
function r=f(a)
 if a>0, return; end
 r=1;
end
