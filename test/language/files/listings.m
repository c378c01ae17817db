% What is in folders: dir, ls, what; which version this is; months.
% language: no-unit
d = tempname;
mkdir(d); mkdir(d, 'sub dir'); mkdir(d, '@class'); mkdir(d, '+pack');
for name = {'b.txt', 'a.m', 'c.mat', 'sub dir/a.m'}
  f = fopen([d '/' name{1}], 'w'); fprintf(f, 'text'); fclose(f);
end
s = dir(d);
assert(isequal(fieldnames(s)', {'name', 'folder', 'date', 'bytes', 'isdir', 'datenum'}) && iscolumn(s))
assert(isequal({s.name}, {'+pack', '.', '..', '@class', 'a.m', 'b.txt', 'c.mat', 'sub dir'}) && isequal([s.isdir], logical([1 1 1 1 0 0 0 1])))
assert(isequal([s.bytes], [0 0 0 0 4 4 4 0]) && abs(s(6).datenum - now) < 0.01 && abs(datenum(s(6).date) - s(6).datenum) < 1e-9)
assert(isequal({dir([d '/*.m']).name}, {'a.m'}) && isequal(numel(dir([d '/**/*.m'])), 2) && isequal(size(dir([d '/none'])), [0 1]))
s = dir(fullfile(d, 'sub dir'));
assert(strcmp(dir(fullfile(d, 'sub dir', '*.m')).folder, s(1).folder) && endsWith(s(1).folder, '/sub dir'))
before = cd(d);
assert(numel(dir) == 8 && strcmp(dir('a.m').name, 'a.m') && contains(evalc('dir'), 'b.txt') && contains(evalc('dir none'), 'not found'))
assert(isequal(sort(strsplit(strtrim(ls('*.*')))), {'a.m', 'b.txt', 'c.mat'}) && contains(ls('sub dir'), 'a.m') && contains(evalc('ls'), 'c.mat'))
cd(before);
try, ls([d '/none']); assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:ls:OSError')), end
w = what(d);
assert(isequal(w.m, {'a.m'}) && isequal(w.mat, {'c.mat'}) && isequal(w.classes, {'class'}) && isequal(w.packages, {'pack'}) && isempty(w.p))
assert(isempty(what([d '/none'])) && contains(evalc('what(d)'), 'a.m'))
rmdir(d, 's');

assert(strcmp(version, ['9.14.0.0 (R' version('-release') ')']) && strcmp(ver('MATLAB').Release, '(R2023a)') && isempty(ver('no such product')))
assert(strcmp(ver('runmat').Version, version('-runmat')) && contains(evalc('ver'), 'MATLAB'))
assert(verLessThan('matlab', '9.15') && verLessThan('matlab', '10') && ~verLessThan('matlab', '9.14') && ~verLessThan('matlab', '9.9.1') && ~verLessThan('runmat', '0'))
try, verLessThan('no such product', '1'); assert(false), catch e, assert(strcmp(e.identifier, 'MATLAB:verLessThan:missingToolbox')), end

c = calendar(2024, 2);
assert(isequal(c(1, :), [0 0 0 0 1 2 3]) && isequal(c(5, :), [25 26 27 28 29 0 0]) && isequal(c(6, :), zeros(1, 7)))
assert(isequal(calendar(datenum(2026, 11, 24)), calendar('24-Nov-2026')) && isequal(size(calendar), [6 7]) && max(calendar(2023, 2), [], 'all') == 28)
text = evalc('calendar(''24-Nov-2026'')');
assert(contains(text, 'Nov-2026') && contains(text, '*24') && numel(strfind(text, '*')) == 1)

was = beep;
beep off
assert(strcmp(beep, 'off') && isempty(evalc('beep')))
beep('on')
assert(strcmp(beep, 'on') && isequal(double(evalc('beep')), 7))
beep(was)
