% Functions of other files, beside the program and in folders of the search path: they are called in loops, of numbers and of arrays, call
% functions of their own file, of their private folder, and of yet other files, print, fail, draw, and keep what they like.
folder = fullfile(fileparts(mfilename('fullpath')), 'function_files');
addpath(folder);
x = linspace(-2, 3, 40); s = 0; t = 0;
for k = 1:10
    s = s + halved(k) * bounded(k / 3, 1, 2.5) - weighed(k, 0.5);
    t = t + twist(k) + fix(k / 3) + shifted(k) - shifted_twice(k) + named_otherwise(k);
end
fprintf('%.17g %.17g %.17g\n', s, t, halved(s));
% Arrays, of one size and of several, and classes.
y = halved(x) .* x; z = smoothed(x, 5); w = smoothed(y', 2);
fprintf('%.17g %.17g %.17g %d %d\n', sum(y), sum(z .* x), sum(w), size(w));
for k = 1:4
    y = smoothed(halved(y), k) + halved(x(k));
    v = smoothed(x(1:3 * k), k);
    fprintf('%d %.17g %.17g\n', numel(v), sum(y), sum(v));
end
r = {halved(single(3)), halved(int8(7)), halved(true), halved('a'), halved([1 2; 3 4]), halved(zeros(0, 3)), halved(1 + 2i)};
for k = 1:numel(r), fprintf('%s %s %s\n', class(r{k}), mat2str(size(r{k})), num2str(r{k}(:)')); end
for k = 0:4, c = of_class(k); fprintf('%s %.9g\n', class(c), c); end
c = [];
for k = 0:3, c = [c logs_of(1 - k)]; end
fprintf('%.17g %.17g\n', real(c), imag(c));
% Several outputs, fewer of them, and outputs that go into elements.
a = 0; m = zeros(1, 6);
for k = 1:6
    [lo, hi, mid] = spread_of(x(k:3 * k));
    [~, top] = spread_of([k -k]);
    m(k) = spread_of(x * k);
    [m(1), a] = spread_of([m(1) a k]);
    a = a + lo * hi - mid + top;
end
fprintf('%.17g %.17g\n', a, m);
% From file to file and back, from loops, and what private folders hide.
for k = 0:5
    [n, u] = steps_down(k);
    [p, q] = first_over(x + k, 7);
    [i, j] = pair_over(50 * k);
    fprintf('%d %.17g %d %.17g %d %d\n', n, u, p, q, i, j);
end
d = 0; h = 0;
for k = 1:5, d = d + distance(3 * k, -4); h = h + hypot(3 * k, 4 * k) - chained(k); end
[i, j] = pair_over(500); fprintf('%.17g %.17g %d %d\n', d, h, i, j);
% What is kept, shared, and drawn.
for k = 1:5, n = tally(k); fprintf('%.17g ', n); end
clear tally
fprintf('%.17g\n', tally(9), tally(9));
global file_count
file_count = 2; s = 0;
for k = 1:4, s = s + counted_global(k) * file_count; file_count = file_count + 1; end
fprintf('%g %g\n', s, file_count);
rng(5); s = 0;
for k = 1:4
    s = s * 2 + drawn(k) + rand;
    [u, v] = drawn(2);
    s = s - u + v(2) * 3;
end
fprintf('%.17g %.17g\n', s, rand);
% Errors, with who failed where, and those of calls.
for k = [4 1 -1 9 -4]
    try
        told('root', root_of(k) + bounded(k, 2, 3));
    catch e
        fprintf('%s %s %s %d\n', e.identifier, e.message, e.stack(1).name, e.stack(1).line);
    end
end
for k = 1:3
    try, y = forgetful(k); told('y', y); catch e, told(e.message, k); end
    try, [~, z] = forgetful(k); told('z', z); catch e, told(e.message, -k); end
end
forgetful(3);
caught(@() halved(1, 2)); caught(@() told('a', 1, 2)); caught(@() halved()); caught(@() no_such_file(1)); caught(@() told('x') + 1);
told with_command_syntax
% Handles of files, called here and there, of functions that only their file has, and by name.
f = @halved; g = @(v) bounded(v, 0, 1) + weighed(v, 2); s = 0; b = maker(1); o = maker(-3);
for k = 1:4
    s = s + f(k) + g(k) + applied(f, k) + applied(@root_of, k) + applied(g, -k) + feval('halved', k) + feval(@bounded, k, 1, 2) + b(k) + o(k);
end
fprintf('%.17g %.17g %.17g\n', s, sum(arrayfun(f, x)), sum(cellfun(@root_of, {1, 4, 9})));
fprintf('%s %d %d %.17g\n', func2str(f), nargin('bounded'), nargout('spread_of'), evaluated(3));
[l, u] = cellfun(@spread_of, {x, 1:3, 7}); fprintf('%.17g %.17g\n', l, u);
% What files do to variables of their caller, and when they are left.
fprintf('%g ', goes_on_and_on(4), given_by_others(4)); fprintf('\n');
for k = 1:3
    try, told('announced', announced(k)); catch e, told(e.message); end
end
s = 0;
for k = 1:3, s = s + summed_inside(k); end
total = s; [name, n] = where_am_i(total); fprintf('%g %s %d\n', s, name, n);
ball.x = 100; ball.v = 2; ball.name = 'ball';
for k = 1:20, ball = moved(ball, 0.1); end
fprintf('%.17g %.17g %s\n', ball.x, ball.v, ball.name);
% The order of what they do, in conditions, subscripts, ranges and arguments.
v = [4 5 6 7]; s = 0;
for k = noted(0):noted(2)
    s = s + noted(k) * noted(-k) - bounded(noted(7), noted(s), noted(k));
    if noted(k) > 3 || noted(s) < 0 && noted(9) > 1, s = s / 2; elseif noted(1) == 2, s = s + 0.5; end
    switch noted(k), case noted(1), s = s + 100; case {3, 4}, s = s + 10; otherwise, s = s + 1; end
    v(noted(k)) = noted(5) + v(min(noted(k), end));
    [v(1), top] = spread_of([noted(v(2)) noted(1)]);
    fprintf(' %.17g %.17g %.17g\n', s, top, v(end));
end
while noted(s) > 20, s = s / 3; end
fprintf(' %.17g\n', s);
for k = 1:4, s = s + warned(k); end
[text, id] = lastwarn; fprintf('%.17g %s %s\n', s, text, id);
% Variables hide files, as long as there are any.
s = 0; veiled = [5 6 7];
for k = 1:3, s = s + veiled(k); end
clear veiled
for k = 1:3, s = s + veiled(k) + halved(hides_for_itself(k)); end
fprintf('%.17g\n', s);
% Files of the program's own private folder need no search path.
rmpath(folder); s = 0;
for k = 1:3, s = s + beside_the_program(k); end
fprintf('%.17g\n', s);
caught(@() halved(1));

function y = twist(x)
y = x / 8;
end

function y = shifted(x)
y = x - 1;
end

function y = hides_for_itself(k)
halved = [k 2 * k];
y = halved(2) + veiled(k);
end

function y = evaluated(x)
y = eval('halved(x)');
end

function y = goes_on_and_on(n)
% Calls a script in turns.
state = 1; bump = 3; made = 0;
for k = 1:n
    goes_on
    bump = bump + made + halved(k);
end
y = [state bump made];
end

function y = given_by_others(n)
given = 0; y = 0;
for k = 1:n
    set_in_caller(k);
    y = y + given * k;
end
end

function caught(f)
try
    y = f();
    fprintf('%.17g\n', y);
catch e
    fprintf('%s %s\n', e.identifier, e.message);
end
end
