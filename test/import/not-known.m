% What import may not decide: letters beyond ASCII have cases, which only the runtime knows, and a check of the number of arguments is no value.
% RUN: %runmat --jit=always --device=cpu %s | FileCheck %s
% RUN: %runmat --jit=off %s | FileCheck %s
for k = 1:2
    fprintf('%g\n', letters(k));
end
% CHECK: {{^}}1{{$}}
% CHECK-NEXT: {{^}}2{{$}}
for k = 1:2
    try, y = of_check(k); fprintf('%g\n', y); catch, disp('no value'); end
end
% CHECK-NEXT: {{^}}no value
% CHECK-NEXT: {{^}}no value

function y = letters(x)
if strcmpi('É', 'é'), y = x; else, y = -x; end
end

function y = of_check(x)
y = narginchk(1, 2);
end
