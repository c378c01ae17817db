% Lines and matrices of text files, read and written as a whole.
name = tempname;
writelines(["one", "", "two"], name);
assert(strcmp(fileread(name), sprintf('one\n\ntwo\n')) && isequal(readlines(name), ["one"; ""; "two"; ""]) && isequal(readlines(name, 'EmptyLineRule', 'skip'), ["one"; "two"]));
refuse(@() readlines(name, 'EmptyLineRule', 'error'), 'MATLAB:readlines:EmptyLine');
writelines({'three'}, name, 'WriteMode', 'append');
assert(endsWith(fileread(name), sprintf('two\nthree\n')));
% Matrices keep their numbers, and heads are left out.
A = [pi -1e-20; 1/3 NaN];
writematrix(A, name);
B = readmatrix(name);
assert(all(abs(B(1:3) - A(1:3)) < 1e-14) && isnan(B(4)));
writematrix([true false], name, 'Delimiter', 'semi');
assert(strcmp(fileread(name), sprintf('1;0\n')) && isequal(readmatrix(name), [1 0]));
writelines(["time,value", "s,m", "1,2.5", "2,", "3,x"], name);
assert(isequaln(readmatrix(name), [1 2.5; 2 NaN; 3 NaN]) && isequaln(readmatrix(name, 'NumHeaderLines', 3), [2 NaN; 3 NaN]));
% importdata takes heads apart.
s = importdata(name);
assert(isequaln(s.data, [1 2.5; 2 NaN; 3 NaN]) && isequal(s.textdata, {'time', 'value'; 's', 'm'}) && isequal(s.colheaders, {'s', 'm'}));
writematrix(magic(3), name, 'Delimiter', 'tab');
[A, delimiter, lines] = importdata(name);
assert(isequal(A, magic(3)) && strcmp(delimiter, sprintf('\t')) && lines == 0);
writelines(["only", "words"], name);
assert(isequal(importdata(name), {'only'; 'words'}));
delete(name)
x = 5; save([name '.mat'], 'x');
assert(importdata([name '.mat']).x == 5 && open([name '.mat']).x == 5);
delete([name '.mat'])
% save and load by expressions, and numbers as text.
xa = 1; xb = [2 3]; y = 4;
save([name '.mat'], '-regexp', '^x[ab]');
s = load([name '.mat']);
assert(isequal(fieldnames(s), {'xa'; 'xb'}) && isequal(load([name '.mat'], '-regexp', 'b$'), struct('xb', [2 3])));
delete([name '.mat'])
save(name, 'xb', 'y', '-ascii');
assert(strcmp(fileread(name), sprintf('   2.0000000e+00   3.0000000e+00\n   4.0000000e+00\n')));
z = [pi; -exp(1)];
save(name, 'z', '-ascii', '-double');
assert(isequal(load(name), z));
save(name, 'z', '-ascii', '-append', '-tabs');
assert(isequal(size(load(name)), [4 1]));
delete(name)
% The last error as an exception.
lasterr('why', 'a:b');
e = MException.last;
assert(strcmp(e.identifier, 'a:b') && strcmp(e.message, 'why'));

function refuse(f, identifier)
% f fails with that identifier.
try
  f();
catch e
  assert(strcmp(e.identifier, identifier), [e.identifier ': ' e.message]);
  return
end
error('%s was expected.', identifier);
end
