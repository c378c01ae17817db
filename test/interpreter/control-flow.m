% Branches and loops.
% RUN: %runmat --jit=off %s | FileCheck %s

for c = [1 2; 3 4], fprintf('%d,%d;', c); end
fprintf('\n');
% CHECK: {{^}}1,3;2,4;{{$}}

for i = 1:3
  for j = 1:3
    if j == 2, continue, end
    if j > i, break, end
    fprintf('%d%d ', i, j);
  end
end
fprintf('\n');
% CHECK-NEXT: {{^}}11 21 31 33

k = 0;
while true
  k = k + 1;
  if k > 3, break, end
  switch k
    case {1, 'one'}, fprintf('first ');
    case 2, fprintf('second ');
    otherwise, fprintf('other ');
  end
end
fprintf('%d\n', k);
% CHECK-NEXT: first second other 4

for x = 0:0.1:0.3, fprintf('%.17g ', x); end, fprintf('\n');
v = 0:0.1:0.3; fprintf('%.17g ', v); fprintf('\n');
% CHECK-NEXT: [[RANGE:0 0\.1.* 0\.1.* 0\.29999999999999999]]
% CHECK-NEXT: [[RANGE]]

for k = 1:0, end
fprintf('%d %d\n', size(k));
% CHECK-NEXT: 1 0
for k = zeros(0, 2), fprintf('%dx%d ', size(k)); end, fprintf('\n');
% CHECK-NEXT: 0x1 0x1
if [], fprintf('yes\n'); elseif [1 1 0], fprintf('some\n'); else, fprintf('none\n'); end
% CHECK-NEXT: none
