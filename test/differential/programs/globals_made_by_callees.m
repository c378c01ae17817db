% A script or a callee declares a variable of the caller global: what loops assign is seen by others at once.
addpath([fileparts(mfilename('fullpath')) '/function_files']);
for again = 1:2
    of_script(50), of_callee(50), in_between(50), late(50), as_loop_variable(50)
    fprintf('\n');
end
declares_level
for k = 1:50, level = k; end
fprintf('%g\n', level_now);

function of_script(n)
s = 0;
declares_level
for k = 1:n, level = k * 2; s = s + level; end
fprintf('%g %g ', s, level_now);
end

function of_callee(n)
s = 0;
declare_level
for k = 1:n, level = k * 3; s = s + level; end
fprintf('%g %g ', s, level_now);
level = 12;
fprintf('%g ', level_now);
level = 13;
end

function in_between(n)
s = 0;
declare_level
for k = 1:n
    level = k * 2;
    raise_level
    s = s + level;
    for j = 1:5, level = j; s = s + level; end
    s = s + level_now;
end
fprintf('%g %g ', s, level);
end

% Its loop has a unit before the variable is global.
function late(n)
s = 0;
for r = 1:2
    for k = 1:n, level = k * r; s = s + level; end
    if r == 1, declare_level, end
end
fprintf('%g %g ', s, level_now);
level = 0;
end

function as_loop_variable(n)
declares_level
s = 0;
for level = 1:n, s = s + level; end
fprintf('%g %g ', s, level_now);
end
