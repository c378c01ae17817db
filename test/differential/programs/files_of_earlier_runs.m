% Compiled code is kept from run to run, and goes by the texts of the files whose functions it has within it: here the files have the same paths
% in all runs from a folder of temporary files, as the runner makes one for the runs of a program, and another text each time. What they say
% goes into no output.
% differential: no-launch-on vulkan
folder = tempname;
if strncmp(pwd, [tempdir 'tmp'], numel(tempdir) + 3)
    folder = fullfile(pwd, 'earlier');
else
    restore = onCleanup(@() rmdir(folder, 's'));
end
[~, ~] = mkdir(folder);
turn = 1; count = fullfile(folder, 'turn.txt');
if exist(count, 'file'), turn = str2double(fileread(count)) + 1; end
id = fopen(count, 'w'); fprintf(id, '%d', turn); fclose(id);
c = 1000 * turn + mod(sum(double(tempname)), 1000);
kind = mod(turn, 3);
put(folder, 'offset_of_run', sprintf('y = x + %d;', c));
put(folder, 'inner_of_run', sprintf('y = x * %d;', c));
put(folder, 'outer_of_run', 'y = inner_of_run(x) + 1;');
texts = {sprintf('y = local_of_run(x);\nend\nfunction y = local_of_run(x)\ny = x - %d;', c), ...
    sprintf('y = single(x - %d);', c), sprintf('y = x;\nfor k = 1:3, y = y - %d; end\ny = y + %d;', c, 2 * c)};
put(folder, 'shaped_of_run', texts{kind + 1});
hiding = fullfile(folder, 'hypot.m'); d = 0;
if kind > 0, put(folder, 'hypot', sprintf('y = x + %d;', c + 20)); d = c; elseif exist(hiding, 'file'), delete(hiding); end
addpath(folder);
s = 0; t = 0; u = 0; v = 0; w = 0; x = (0:49) / 64;
for k = 1:8
    s = s + offset_of_run(k);
    t = t + outer_of_run(k);
    u = u + double(shaped_of_run(k));
    v = v + hypot(12 * k, 0) - (kind > 0) * 20;
    w = w + sum(offset_of_run(x)) + offset_twice(k);
end
fprintf('%.17g %.17g %.17g %.17g %.17g\n', s - 8 * c, (t - 8) / c, u + 8 * c, v - 8 * d, w - 8 * c * (50 + 2));
rmpath(folder);

function y = offset_twice(k)
y = offset_of_run(offset_of_run(k));
end

function put(folder, name, text)
id = fopen([folder '/' name '.m'], 'w');
fprintf(id, 'function y = %s(x, ~)\n%s\nend\n', name, text);
fclose(id);
end
