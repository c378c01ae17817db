% A program with nothing to compile.
% differential: no-unit
name = 'RunMat';
fprintf('%s has %d letters\n', name, numel(name));
disp(name)
