% Folders and files that are made, copied, moved and removed; commands and the environment.
d = tempname;
[ok, message] = mkdir(d);
assert(ok && isempty(message) && isfolder(d));
assert(mkdir(d, 'inner') && isfolder([d '/inner']));
f = fopen([d '/a.txt'], 'w'); fprintf(f, 'text'); fclose(f);
copyfile([d '/a.txt'], [d '/inner']);
assert(strcmp(fileread([d '/inner/a.txt']), 'text') && isfile([d '/a.txt']));
movefile([d '/a.txt'], [d '/b.txt']);
assert(isfile([d '/b.txt']) && ~isfile([d '/a.txt']));
[ok, message, identifier] = rmdir(d);
assert(~ok && ~isempty(message) && strcmp(identifier, 'MATLAB:RMDIR:OSError'));
try
  rmdir([d '/b.txt']);
  assert(false);
catch e
  assert(strcmp(e.identifier, 'MATLAB:RMDIR:OSError'));
end
[ok, message] = copyfile([d '/none'], d);
assert(~ok && ~isempty(strfind(message, 'none')));
before = cd(d);
assert(strcmp(before, cd('inner')) == false && ~isempty(strfind(pwd, 'inner')));
cd(before);
assert(rmdir(d, 's') && ~isfolder(d));
try
  cd('/no such folder');
  assert(false);
catch e
  assert(strcmp(e.identifier, 'MATLAB:cd:NonExistentFolder'));
end
addpath('/usr', '/tmp');
assert(strcmp(path, '/usr:/tmp'));
restoredefaultpath;
assert(isempty(path));
setenv('RUNMAT_TEST_VARIABLE', 'value');
[status, text] = system('echo out; echo wrong >&2; no_command_of_ours');
assert(status == 127 && contains(text, 'out') && contains(text, 'wrong') && contains(text, 'no_command_of_ours'))

% A leading ~ is the user's folder.
home = getenv('HOME'); base = tempname; mkdir(base); setenv('HOME', base); before = pwd;
mkdir('~/inner'); f = fopen('~/inner/a.txt', 'w'); fprintf(f, 'text'); fclose(f);
assert(isfolder('~/inner') && isfile([base '/inner/a.txt']) && exist('~/inner/a.txt') == 2 && strcmp(fileread('~/inner/a.txt'), 'text'))
copyfile('~/inner/a.txt', '~/inner/b.txt'), movefile('~/inner/b.txt', '~/c.txt'), x = 7; save('~/x.mat', 'x'), x = 0; load('~/x.mat')
d = dir('~/inner'); assert(x == 7 && isequal({d.name}, {'.', '..', 'a.txt'}) && isfile('~/c.txt') && contains(genpath('~'), 'inner'))
addpath('~/inner'); assert(strcmp(path, [base '/inner'])), rmpath('~/inner'), assert(isempty(path)), delete('~/c.txt'), assert(~isfile([base '/c.txt']))
cd('~/inner'), assert(strcmp(pwd, [base '/inner'])), cd(before), rmdir('~/inner', 's'), assert(~isfolder([base '/inner'])), rmdir(base, 's'), setenv('HOME', home)

[status, text] = system('if'); assert(status ~= 0 && ~isempty(text))
[status, text] = system('echo $RUNMAT_TEST_VARIABLE; exit 4');
assert(status == 4 && strcmp(strtrim(text), 'value'));
setenv('RUNMAT_TEST_VARIABLE');
assert(isempty(getenv('RUNMAT_TEST_VARIABLE')) && isenv('RUNMAT_TEST_VARIABLE'));
unsetenv({'RUNMAT_TEST_VARIABLE', 'RUNMAT_NO_SUCH_VARIABLE'});
assert(~isenv('RUNMAT_TEST_VARIABLE') && isequal(isenv(["PATH"; "RUNMAT_NO_SUCH_VARIABLE"]), [true; false]));
[kind, most, order] = computer;
assert(strcmp(kind, 'GLNXA64') && most == 2 ^ 48 - 1 && order == 'L' && strcmp(computer('arch'), 'glnxa64'));
[v, date_of_version] = version;
assert(contains(v, version('-release')) && strcmp(date_of_version, version('-date')) && isempty(version('-description')));
assert(namelengthmax == 63 && iskeyword('end') && ~iskeyword('End') && ~iskeyword('sin') && iscellstr(iskeyword) && any(strcmp(iskeyword, 'parfor')));
before = chdir('/');
assert(strcmp(pwd, '/') && strcmp(chdir(before), '/') && strcmp(pwd, before));
assert(isunix && ~ispc && ~ismac && strcmp([filesep pathsep], '/:') && strcmp(computer, 'GLNXA64'));
% Names with stars are all files that fit them; a hidden file only fits a name with a dot.
d = tempname; mkdir(d);
for name = {'a.txt', 'b.txt', 'c.m', '.h.txt'}, fclose(fopen([d '/' name{1}], 'w')); end
copyfile([d '/*.txt'], [d '/copies']);
assert(isfile([d '/copies/a.txt']) && isfile([d '/copies/b.txt']) && ~isfile([d '/copies/c.m']) && ~isfile([d '/copies/.h.txt']));
movefile([d '/copies/*'], [d '/moved']);
assert(isfile([d '/moved/a.txt']) && ~isfile([d '/copies/a.txt']));
delete([d '/*.txt']);
assert(~isfile([d '/a.txt']) && ~isfile([d '/b.txt']) && isfile([d '/c.m']) && isfile([d '/.h.txt']));
assert(~copyfile([d '/*.none'], d));
% No folder goes into itself.
for transfer = {@copyfile, @movefile}
  [ok, message] = transfer{1}(d, d);
  assert(~ok && contains(message, 'into itself') && ~isfolder([d d(find(d == '/', 1, 'last'):end)]));
end
% Of a folder what it holds is copied, also where the destination is there; by stars it goes as a whole.
mkdir([d '/tree/branch']); fclose(fopen([d '/tree/branch/leaf'], 'w'));
copyfile([d '/tree'], [d '/new']); copyfile([d '/tree'], [d '/copies']);
assert(isfile([d '/new/branch/leaf']) && isfile([d '/copies/branch/leaf']) && ~isfolder([d '/copies/tree']));
copyfile([d '/tr*'], [d '/copies']);
assert(isfile([d '/copies/tree/branch/leaf']));
before = cd([d '/copies']);
copyfile([d '/c.m']);
assert(isfile('c.m'));
cd(before);
[ok, message, identifier] = mkdir(d);
assert(ok && strcmp(message, 'Directory already exists.') && strcmp(identifier, 'MATLAB:MKDIR:DirectoryExists'));
rmdir(d, 's');
