% Matrices that save writes as text and load reads.
f = tempname;
x = [1 -2.5; 1e10 NaN]; y = [pi; -Inf]; word = 'ab'; c = {1}; z = [1+2i 3];
save(f, 'x', '-ascii')
assert(strcmp(fileread(f), sprintf('   1.0000000e+00  -2.5000000e+00\n   1.0000000e+10             NaN\n')))
assert(isequaln(load(f), x) && isequaln(load('-ascii', f), x))
save(f, '-ascii', '-append', 'x')
assert(isequaln(load(f), [x; x]))
save(f, 'y', '-ascii', '-double')
assert(isequal(load(f), y) && strcmp(fileread(f), sprintf('   3.1415926535897931e+00\n%25s\n', '-Inf')))
save(f, 'x', '-ascii', '-tabs')
assert(strcmp(fileread(f), sprintf('1.0000000e+00\t-2.5000000e+00\n1.0000000e+10\tNaN\n')))
save(f, 'word', '-ascii')
assert(isequal(load(f), double('ab')) && isfile(f) && ~isfile([f '.mat']))
warning('off', 'MATLAB:save:unsupportedText'), warning('off', 'MATLAB:save:imaginaryPartsLost')
save(f, 'c', 'z', '-ascii')
[~, identifier] = lastwarn;
assert(isequal(load(f), [1 3]) && strcmp(identifier, 'MATLAB:save:imaginaryPartsLost'))
s.a = 7; s.b = [8; 9];
save(f, '-struct', 's', '-ascii')
assert(isequal(load(f), [7; 8; 9]))
delete(f)
save(f, 'x', '-nocompression')
assert(isequaln(load([f '.mat']).x, x))
delete([f '.mat'])
