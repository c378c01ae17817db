% An error that nobody catches comes from a function of a file, which a function of that file called: what is told of it names all places.
% differential: fails
folder = fullfile(fileparts(mfilename('fullpath')), 'function_files');
addpath(folder);
x = linspace(1, 2, 5); s = 0;
for k = 1:6
    s = s + total_of(x, k);
    fprintf('%d %.17g\n', k, s + sum(halved(x)));
end

function t = total_of(x, k)
t = halved(k) + fails_deep(x, k);
end
