% A change of the search path may change no meaning, and a later one then does: what is compiled goes by the last, in functions of files too
% that nobody looks up anything for in between, whether they call files or builtins.
% differential: no-launch-on vulkan
base = tempname; one = [base '/one']; two = [base '/two']; none = [base '/none'];
mkdir(base); mkdir(one); mkdir(two); mkdir(none);
restore = onCleanup(@() rmdir(base, 's'));
put(one, 'calls_file', 'moved_name(x) + 1'); put(one, 'calls_builtin', 'hypot(x, 0) + 1');
put(one, 'calls_deep', 'calls_file(x) + calls_builtin(x)');
put(none, 'moved_name', 'x * 10'); put(two, 'moved_name', 'x * 100'); put(two, 'hypot', 'x * 1000');
addpath(one, none);
for k = 1:3
    fprintf('%g ', turns('calls_file', k, two), turns('calls_builtin', k, two), turns('calls_deep', k, two));
    fprintf('\n');
end
s = zeros(1, 8);
for k = 1:8
    s(k) = calls_deep(k);
    if k == 2, rehash, elseif k == 4, addpath(two), elseif k == 5, addpath(base), elseif k == 6, rmpath(two), rmpath(base), end
end
fprintf('%g ', s); fprintf('\n');
rmpath(one, none); clear restore

function s = turns(name, way, two)
% The loop is interpreted, as it calls by name; the functions need not be.
s = zeros(1, 8); before = pwd;
for k = 1:8
    s(k) = eval([name '(k)']);
    if k == 2 || k == 3
        if way == 1, rehash, elseif way == 2, addpath(two, '-end'), else, cd(two), cd(before), end
    elseif k == 4
        addpath(two);
    elseif k == 6
        rmpath(two);
    end
end
end

function put(folder, name, body)
id = fopen([folder '/' name '.m'], 'w');
fprintf(id, 'function y = %s(x, ~)\ny = 0;\nfor i = 1:2, y = y + %s; end\nend\n', name, body);
fclose(id);
end
