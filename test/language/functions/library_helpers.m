% What functions of the library share among themselves is no function of programs, nor does a program's own of that name stand in for it.
% language: no-unit
try
  split_axes({});
  assert(false);
catch e
  assert(strcmp(e.identifier, 'MATLAB:UndefinedFunction'));
end
assert(exist('split_axes') == 0 && exist('private/split_axes') == 0 && isempty(which('split_axes')));
folder = tempname; mkdir(folder);
id = fopen([folder '/split_axes.m'], 'w');
fprintf(id, 'function text = split_axes(~), text = ''own''; end');
fclose(id);
addpath(folder)
evalc('a = axes; b = axes;');
comet(a, [1 2 3], [4 5 6])
assert(strcmp(split_axes(1), 'own') && isequal(a.Children.YData, [4 5 6]) && isempty(b.Children));
rmpath(folder), rmdir(folder, 's'), close all
comet([7 8]), assert(isequal(get(get(gca, 'Children'), 'YData'), [7 8])), close all
