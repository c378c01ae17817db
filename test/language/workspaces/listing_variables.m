% whos as a structure, bytes as MATLAB counts them on machines of 64 bits, and the variables of files.
x = 1i; text = 'abc';
s = whos('x');
assert(isequal(fieldnames(s)', {'name', 'size', 'bytes', 'class', 'global', 'sparse', 'complex', 'nesting', 'persistent', 'device'}))
assert(s.complex && ~s.persistent && ~s.sparse && s.bytes == 16)

% What a cell or a structure holds counts with a header, and each field with its name.
c = {}; assert(bytes_of(whos('c')) == 0)
c = {1, text}; assert(bytes_of(whos('c')) == 222)
c = {{1}}; assert(bytes_of(whos('c')) == 216)
t = struct('a', 1); assert(bytes_of(whos('t')) == 176)
t = struct('a', {1, 2}); assert(bytes_of(whos('t')) == 288)
m = containers.Map('a', 1); assert(bytes_of(whos('m')) == 8)
f = @sin; assert(bytes_of(whos('f')) == 32)

% Variables of a function.
s = inside();
assert(isequal({s.name}, {'n', 'p'}) && isequal([s.persistent], [false true]))
assert(strcmp(s(1).nesting.function, 'inside') && s(1).nesting.level == 1)

% Those of a MAT-file, which are not loaded.
file = [tempname '.mat'];
a1 = 1; a2 = {2}; b = 'x';
save(file, 'a1', 'a2', 'b')
clear a1 a2 b
assert(isequal(who('-file', file), {'a1'; 'a2'; 'b'}))
assert(isequal(who('-file', file, '-regexp', '2$'), {'a2'}))
s = whos('-file', file, 'a*');
assert(isequal({s.name}, {'a1', 'a2'}) && isequal([s.bytes], [8 112]) && ~exist('a1', 'var'))
assert(~isempty(regexp(evalc('whos(''-file'', file, ''b'')'), '  b +1x1 +2  char', 'once')))
delete(file)
assert(strcmp(identifier_of(@() whos('-file')), 'MATLAB:whos:missingFile'))
assert(strcmp(identifier_of(@() whos('-file', file)), 'MATLAB:load:couldNotReadFile'))

function bytes = bytes_of(s)
bytes = s.bytes;
end

function s = inside()
persistent p
n = 1; p = 2;
s = whos('n', 'p');
end

function id = identifier_of(f)
id = '';
try
  f();
catch e
  id = e.identifier;
end
end
