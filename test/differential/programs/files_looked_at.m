% A file that a compile looked at counts as it is when it is called.
% differential: no-launch-on vulkan
folder = tempname; mkdir(folder); addpath(folder);
written(folder, 'x + 1');
s = 0;
for k = 1:2000
  s = s + k;
  if k < 0, s = s + looked_at(k); end
end
written(folder, 'x + 2');
fprintf('%g %g\n', s, looked_at(3));
written(folder, 'x + 3');
clear looked_at
t = 0;
for k = 1:2000
  t = t + looked_at(k);
end
fprintf('%g\n', t);
% Of a struct with many fields, in calls of a function with many branches, what exists is known.
q = struct();
for k = 1:120, q.(sprintf('f%d', k)) = k; end
for k = 1:2, fprintf('%g\n', existing(k, q)); end
rmpath(folder); delete(fullfile(folder, 'looked_at.m')); rmdir(folder);

function written(folder, text)
file = fopen(fullfile(folder, 'looked_at.m'), 'w');
fprintf(file, 'function y = looked_at(x)\ny = %s;\nend\n', text);
fclose(file);
pause(0.01);
end

function y = existing(k, q)
y = k;
if exist('q', 'var'), y = y + q.f1; end
if exist('q', 'var'), y = y + q.f2; end
if exist('q', 'var'), y = y + q.f3; end
if exist('k', 'var') && exist('q', 'var'), y = y + 1; else, y = y - 1000; end
end
