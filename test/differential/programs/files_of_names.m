% What a name means may change while a program runs: files are written, changed, hidden by others and deleted, folders come to the search path
% and leave it, and variables hide functions. Every call means what the name means then.
base = tempname; folders = {[base '/one'], [base '/two'], [base '/three'], [base '/callers']};
for k = 1:4, mkdir(folders{k}); end
restore = onCleanup(@() rmdir(base, 's'));
[one, two, three, callers] = folders{:};
x = linspace(-1, 2, 12);
% A file that is written again, between loops.
addpath(one, callers);
bodies = {'x + 1', 'x * 3', 'x - numel(x)', 'single(x) / 3', '[x x]', 'log(x - 2)', 'x + 1'};
for k = 1:numel(bodies)
    rewrite(one, 'moving', bodies{k});
    [s, c] = turns_of_moving(4); s = s + sum(moving(x));
    for i = 1:3, s = s + sum(moving(i)) * i; end
    fprintf('%d %s %.9g %.9g\n', k, c, real(s), imag(s));
end
% Within a loop, by what the loop calls: that there is one, that another takes its place, and what the other calls.
s = zeros(1, 8);
for k = 1:8
    if k == 3, rewrite(one, 'moving', 'x * 10'); end
    if k == 5, put(two, 'moving', 'x * 100'); addpath(two); end
    if k == 7, rmpath(two); end
    s(k) = moving(k);
end
fprintf('%g ', s); fprintf('\n');
put(callers, 'changes', 'mover(x, 2) + moving(x)');
put(callers, 'mover', 'x');
rewrite(callers, 'mover', 'moved_to(x, k)', 'x, k', [newline 'function y = moved_to(x, k)' newline 'y = moving(x) * k;' newline 'end']);
s = zeros(1, 6);
for k = 1:6
    s(k) = changes(k);
    if k == 2, addpath(two, '-end'); elseif k == 3, addpath(two); elseif k == 5, rmpath(two); end
end
fprintf('%g ', s); fprintf('\n');
% Functions of files that change the path themselves, and take effect at the next call.
put(two, 'follows', '1000 + x'); put(one, 'follows', 'x');
put(callers, 'switches', 'follows(x)', 'x, folder', '', 'if x == 3, addpath(folder), elseif x == 5, rmpath(folder), end');
s = zeros(1, 6); t = s;
for k = 1:6
    s(k) = follows(k) + switches(k, two) / 2;
    t(k) = follows(k);
end
fprintf('%g ', s, t); fprintf('\n');
% What hides a builtin, and a function of RunMat that is program text, for a while.
h = @hypot;
for k = 1:7
    if k == 2, put(three, 'hypot', 'x + y + 0.5', 'x, y'); addpath(three); elseif k == 4, rmpath(three); end
    if k == 5, put(three, 'trapz', '-sum(x)'); addpath(three); elseif k == 6, delete([three '/hypot.m']); clear hypot, rehash
    elseif k == 7, rmpath(three); end
    fprintf('%g %g %g %g | ', hypot(3 * k, 4 * k), sum(hypot(x, 0)), trapz([k k + 1]), through(k));
end
fprintf('%g\n', h(3, 4));
% Names that mean nothing yet, and no more.
s = 0; told = '';
for k = 1:6
    if k == 3, put(one, 'late_comer', 'x * 2'); rehash, end
    if k == 5, delete([one '/late_comer.m']); clear late_comer, rehash, end
    try
        s = s * 10 + late_comer(k);
    catch e
        told = [told e.message(1:12) num2str(k) ' '];
    end
end
fprintf('%g %s\n', s, told);
% The folder that a program is in.
put(three, 'here_only', 'x + 3'); put(two, 'here_only', 'x - 3'); before = cd(three); s = 0;
for k = 1:6
    if k == 3, cd(two), elseif k == 5, cd(three), end
    s = s * 10 + here_only(k) + 3;
end
cd(before); fprintf('%g\n', s);
% Variables hide functions, from assignment to clear, and in loops of functions.
s = 0;
put(one, 'veiled', 'moving(x)'); put(three, 'veiled', 'hypot(x, 7)'); addpath(three);
for k = 1:4
    veiled = [7 8 9]; for i = 1:3, s = s + veiled(i); end
    clear veiled
    for i = 1:3, s = s + veiled(i); end
    if k == 2, rmpath(three), end
end
fprintf('%g %s\n', s, mat2str(hidden_in_turns(5)));
% Outputs, defaults and local functions that come with another text; what a file keeps is lost with it; clear alone keeps the text.
put(one, 'keeps', 'n + x', 'x', '', 'persistent n, if isempty(n), n = 0; end, n = n + 1;'); s = zeros(1, 9);
for k = 1:9
    if k == 4, clear keeps, elseif k == 7, rewrite(one, 'keeps', 'n * 100', 'x', '', 'persistent n, if isempty(n), n = 5; end, n = n + 1;'); end
    s(k) = keeps(k / 10);
end
fprintf('%.17g ', s); fprintf('\n');
rewrite(one, 'moving', 'x + y', 'x, y', '', 'if nargin < 2, y = 40; end'); s = moving(1) + moving(1, 2);
for k = 1:4
    if k == 2, rewrite(one, 'moving', 'local_part(x, y)', 'x, y', [newline 'function z = local_part(x, y)' newline 'z = x * y;' newline 'end']); end
    try, s = s + moving(k, 3); s = s + moving(k); catch e, s = s + 0.5; end
end
fprintf('%g\n', s);
% Handles and names in texts call what there is.
rewrite(one, 'moving', 'x * 2'); s = 0; f = @(v) moving(v) + 1;
for k = 1:6
    if k == 4, rewrite(one, 'moving', 'x * -2'); end
    s = s * 3 + f(k) + feval('moving', k) + sum(arrayfun(@moving, 1:k)) + evaluated(k);
end
fprintf('%g\n', s);
rmpath(one, callers); clear restore
fprintf('%d %d\n', exist(one, 'dir'), exist('moving'));

function put(folder, name, body, parameters, after, before)
% A function file of one expression.
if nargin < 4, parameters = 'x'; end
if nargin < 5, after = ''; end
if nargin < 6, before = ''; end
id = fopen([folder '/' name '.m'], 'w');
fprintf(id, 'function y = %s(%s)\n%s\ny = %s;\nend\n%s\n', name, parameters, before, body, after);
fclose(id);
end

function rewrite(folder, name, varargin)
% What was loaded of the file is forgotten, whatever the clock of the files.
pause(0.01);
put(folder, name, varargin{:});
clear(name);
clear functions
rehash
end

function [s, c] = turns_of_moving(n)
s = 0; c = '';
for k = 1:n
    y = moving(k / 4);
    s = s + sum(y); c = class(y);
end
end

function y = evaluated(x)
y = eval('moving(x)');
end

function y = through(k)
y = hypot(k, k) + trapz([k 0]);
end

function s = hidden_in_turns(n)
% A function cannot have both: here it is the variable, from its first assignment on.
s = zeros(1, n);
moving = 1:n;
for k = 1:n
    moving(k) = moving(k) * 2;
    s(k) = moving(k) + numel(moving);
end
end
