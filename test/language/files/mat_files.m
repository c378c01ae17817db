% load and save: what is written to a MAT-file comes back, class and shape and bits.
file = [tempname '.mat'];
d = [pi -0 NaN Inf; 1e-320 2 3 4]; f = single([1.5; 2]); t = [true false]; c = 'text'; m = ['ab'; 'cd']; z = [1 + 2i 3]; w = single(1i);
i8 = int8([-128 127]); i64 = int64(9007199254740993) + int64(1); u64 = intmax('uint64'); e = []; e3 = zeros(0, 3); n3 = reshape(1:24, 2, 3, 4);
k = {1, 'two'; {3}, []}; s = struct('a', {1, 'x'}, 'b', {{}, struct('q', 5)}); u = 'grüß'; one = 5; yes = true; em = ''; g = gpuArray([1 2]);
names = {'d', 'f', 't', 'c', 'm', 'z', 'w', 'i8', 'i64', 'u64', 'e', 'e3', 'n3', 'k', 's', 'u', 'one', 'yes', 'em'};
for option = {'-v7', '-v6'}
  save(file, names{:}, option{1});
  r = load(file);
  assert(isequal(fieldnames(r), sort(names)'));
  for j = 1:numel(names)
    original = eval(names{j});
    assert(strcmp(class(r.(names{j})), class(original)) && isequaln(r.(names{j}), original), names{j});
    assert(isreal(r.(names{j})) == isreal(original));
  end
end
assert(1 / r.d(1, 2) == -Inf && r.d(2, 1) == 1e-320);
save(file, 'g');
r = load(file);
assert(~isgpuarray(r.g) && isequal(r.g, [1 2]));
% Variables go to the workspace; names and patterns choose.
save(file, 'd', 'f', 'one');
clear d f one
load(file, 'one')
assert(one == 5 && ~exist('d', 'var') && ~exist('f', 'var'));
load(file, 'd*')
assert(isequal(size(d), [2 4]) && ~exist('f', 'var'));
r = load(file, 'f', '-mat');
assert(isequal(fieldnames(r), {'f'}));
one = 6;
x = 7;
save(file, 'one', 'x', '-append');
r = load(file);
assert(r.one == 6 && r.x == 7 && isequal(r.f, single([1.5; 2])));
o.p = 1;
o.q = {2};
save(file, '-struct', 'o');
r = load(file);
assert(isequal(r, o));
save(file, '-struct', 'o', 'q');
assert(isequal(fieldnames(load(file)), {'q'}));
save(file, '-struct', 'o', 'p*');
assert(isequal(fieldnames(load(file)), {'p'}));
assert(strcmp(identifier(@() save_field(file, o, 'nofield')), 'MATLAB:save:variableNotFound'));
assert(isequal(fieldnames(load(file)), {'p'}));
% A draft of the file replaces no other file.
write_bytes([file '.part0'], uint8('mine'));
save(file, '-struct', 'o', 'q');
assert(strcmp(fileread([file '.part0']), 'mine') && exist([file '.part1'], 'file') == 0);
delete([file '.part0']);
% Without an extension it is .mat; text files of numbers are matrices.
h = tempname;
save(h, 'x');
r = load(h);
assert(r.x == 7 && exist([h '.mat'], 'file') == 2);
delete([h '.mat']);
id = fopen([h '.txt'], 'w');
fprintf(id, '%% numbers\n1 2.5,-3\n\n  4e2 NaN\t+Inf\n1e400 -1e400 1e-400\n');
fclose(id);
r = load([h '.txt']);
assert(isequaln(r, [1 2.5 -3; 400 NaN Inf; Inf -Inf 0]));
load([h '.txt']);
[~, base] = fileparts(h);
assert(isequaln(eval(base), r));
for bad = {'+-5', '++5', '+', '1 x', '1e', '--1'}
  write_bytes([h '.txt'], uint8(bad{1}));
  assert(strcmp(identifier(@() load([h '.txt'])), 'MATLAB:load:badText'), bad{1});
end
delete([h '.txt']);
% A variable of a class that cannot be read is passed over; here the class of x becomes sparse.
x = 7;
one = 6;
save(file, 'x', 'one', '-v6');
bytes = read_bytes(file);
at = 129;
assert(bytes(at + 16) == 6);
bytes(at + 16) = 5;
write_bytes(file, bytes);
r = load(file, 'x');
assert(r.x == 7);
warning('off', 'MATLAB:load:unsupportedClass');
lastwarn('');
r = load(file);
[text, id] = lastwarn;
warning('on', 'MATLAB:load:unsupportedClass');
assert(isequal(r, struct('x', 7)) && strcmp(id, 'MATLAB:load:unsupportedClass'));
assert(~isempty(strfind(text, file)) && ~isempty(strfind(text, '''one''')));
assert(strcmp(identifier(@() load(file, 'one')), 'MATLAB:load:unsupportedClass'));
assert(strcmp(identifier(@() append_x(file)), 'MATLAB:load:unsupportedClass'));
save(file, 'one', '-append');
assert(isequal(load(file), struct('x', 7, 'one', 6)));
% Errors name the file.
[id, message] = identifier(@() load(tempdir));
assert(strcmp(id, 'MATLAB:load:couldNotReadFile') && ~isempty(strfind(message, 'Is a directory')));
write_bytes(file, bytes(1:140));
[id, message] = identifier(@() load(file));
assert(strcmp(id, 'MATLAB:load:corruptFile') && strncmp(message, ['''' file ''': '], numel(file) + 4));
deep = 1;
for n = 1:201
  deep = {deep};
end
assert(strcmp(identifier(@() save_one(file, deep)), 'MATLAB:save:nestingTooDeep'));
save(file, '-struct', 'o', 'q');
% Errors.
assert(strcmp(identifier(@() load('no_such_file.mat')), 'MATLAB:load:couldNotReadFile'));
assert(strcmp(identifier(@() save_one(file, @sin)), 'MATLAB:save:unsupportedClass'));
assert(strcmp(identifier(@() save_one(file, {1, "string"})), 'MATLAB:save:unsupportedClass'));
r = load(file);
assert(isequal(r, struct('q', {{2}})));
bytes = read_bytes(file);
for n = [0 50 127 129 140 150 numel(bytes) - 1]
  write_bytes(file, bytes(1:n));
  assert(~isempty(identifier(@() load(file))));
end
for n = 129:numel(bytes)
  damaged = bytes;
  damaged(n) = bitxor(damaged(n), uint8(255));
  write_bytes(file, damaged);
  identifier(@() load(file));
end
save(file, 'o', '-v6');
bytes = read_bytes(file);
for n = 129:numel(bytes)
  damaged = bytes;
  damaged(n) = bitxor(damaged(n), uint8(255));
  write_bytes(file, damaged);
  identifier(@() load(file));
end
delete(file);

function [id, message] = identifier(f)
% The identifier and message of the error that f ends with; empty when there is none.
id = '';
message = '';
try
  r = f();
catch e
  id = e.identifier;
  message = e.message;
end
end

function done = save_field(file, s, name)
save(file, '-struct', 's', name);
done = true;
end

function done = append_x(file)
x = 1;
save(file, 'x', '-append');
done = true;
end

function bytes = read_bytes(file)
id = fopen(file, 'r');
bytes = fread(id, Inf, 'uint8=>uint8')';
fclose(id);
end

function done = save_one(file, value)
save(file, 'value');
done = true;
end

function write_bytes(file, bytes)
id = fopen(file, 'w');
fwrite(id, bytes);
fclose(id);
end
