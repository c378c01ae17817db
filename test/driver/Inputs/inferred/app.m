% What types tell themselves, and what only running shows.
n = 300;
words = argv();
if numel(words) > 0
    n = str2double(words{1});       % keeps its type
end
x = linspace(0, 1, n);
table = struct('y', 2, 'name', 'ab');             % no unit computes it, and what is read of it has any type
z = x * table.y;
y = sin(x) .* x + 1;
fprintf('%.17g %.17g\n', sum(y), z(end));
try
    t = cumsum(y .^ 2);
catch
    t = 0;
end
fprintf('%.17g\n', t(end));
disp(scaled(y, single(3)))          % is called, and not inlined: it has fprintf inside
a = scaled(1:3, 2);
code = 0;
code = table.name;                  % has not the type that it had
m = code + 1;
fprintf('%g ', m, numel(a));
fprintf('\n');
kept = {n};                          % no unit computes it
fprintf('%g\n', 2 * n);
