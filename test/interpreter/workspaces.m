% global, persistent, eval, evalin, assignin, clear and who.
% RUN: %runmat --jit=off %s | FileCheck %s

global total
total = 1;
add(2); add(3);
fprintf('%d\n', total);
% CHECK: {{^}}6
tick(); tick();
fprintf('%d\n', tick());
% CHECK-NEXT: {{^}}3
eval('z = total * 2;');
fprintf('%d\n', z);
% CHECK-NEXT: {{^}}12
eval('bad syntax here (', 'fprintf(''fallback\n'');');
% CHECK-NEXT: fallback
fprintf('%d\n', eval('z + 1'));
% CHECK-NEXT: {{^}}13
text = evalc('fprintf(''inside'');');
fprintf('<%s>\n', text);
% CHECK-NEXT: <inside>
touch();
fprintf('%d %d\n', made, z);
% CHECK-NEXT: {{^}}5 12
clear z
fprintf('%d\n', exist('z'));
% CHECK-NEXT: {{^}}0
q = 1; names = who('q*');
fprintf('%s\n', names{:});
% CHECK-NEXT: {{^}}q

function add(n)
  global total
  total = total + n;
end
function n = tick()
  persistent k
  if isempty(k), k = 0; end
  k = k + 1;
  n = k;
end
function touch()
  assignin('base', 'made', evalin('caller', '2 + 3'));
end
