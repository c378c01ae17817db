% Matrices and columns in text files: dlmread, dlmwrite, csvread, csvwrite, textscan.
n = [tempname '.txt'];

% dlmread finds the delimiter; empty fields, and those that a line lacks, are 0.
store(n, sprintf('1,2,3\n4,,6\n7\n'));
assert(isequal(dlmread(n), [1 2 3; 4 0 6; 7 0 0]) && isequal(csvread(n), dlmread(n, ',')) && isequal(dlmread(n, '', 1, 1), [0 6; 0 0]))
store(n, sprintf('1;2;3;\r\n4;5;6;\r\n'));
assert(isequal(dlmread(n), [1 2 3 0; 4 5 6 0]) && isequal(dlmread(n, ';', [0 1 1 2]), [2 3; 5 6]) && isequal(dlmread(n, ';', 'B1..C2'), [2 3; 5 6]))
assert(isequal(dlmread(n, ';', 1, 0), [4 5 6 0]) && isequal(dlmread(n, ';', [0 0 0 9]), [1 2 3 0]) && isempty(dlmread(n, ';', 5, 0)))
store(n, sprintf('  1 2   3\n-4.5 5e3 NaN'));
assert(isequaln(dlmread(n), [1 2 3; -4.5 5000 NaN]) && isequaln(dlmread(n, ' '), dlmread(n)))
store(n, sprintf('head\tx\n1\t2+3i\n'));
assert(isequal(dlmread(n, '\t', 1, 0), [1 2+3i]))
refuse(@() dlmread(n), 'MATLAB:textscan:handleErrorAndShowInfo')
refuse(@() dlmread(n, '\t', [1 2 3]), 'MATLAB:dlmread:InvalidRange')
refuse(@() dlmread([n '.none']), 'MATLAB:dlmread:FileNotOpened')
refuse(@() csvread([n '.none']), 'MATLAB:csvread:FileNotFound')

% dlmwrite: five digits unless told.
dlmwrite(n, [1 2; 3 4.123456789]); assert(strcmp(fileread(n), sprintf('1,2\n3,4.1235\n')))
dlmwrite(n, [pi; 2], '-append', 'delimiter', '\t', 'precision', 3, 'roffset', 1, 'coffset', 2);
assert(strcmp(fileread(n), sprintf('1,2\n3,4.1235\n\t\t\n\t\t3.14\n\t\t2\n')))
dlmwrite(n, pi * [1 2], ';', 1, 1); assert(strcmp(fileread(n), sprintf(';;\n;3.1416;6.2832\n')))
dlmwrite(n, [1 2], 'precision', '%6.2f', 'newline', 'pc'); assert(strcmp(fileread(n), sprintf('  1.00,  2.00\r\n')))
dlmwrite(n, [1+2i 3-1i]); assert(strcmp(fileread(n), sprintf('1+2i,3-1i\n')) && isequal(dlmread(n), [1+2i 3-1i]))
dlmwrite(n, int8([1 -2])); assert(isequal(dlmread(n), [1 -2]))
dlmwrite(n, 'abc', ''); assert(strcmp(fileread(n), sprintf('abc\n')))
csvwrite(n, magic(3), 1, 1); assert(isequal(csvread(n), [0 0 0 0; zeros(3, 1) magic(3)]) && isequal(csvread(n, 1, 1), magic(3)))
x = rand(50, 4); dlmwrite(n, x, 'precision', 17); assert(isequal(dlmread(n), x))
refuse(@() dlmwrite_of(n, 1, 'precision', 'x'), 'MATLAB:dlmwrite:InvalidPrecision')
refuse(@() dlmwrite_of('/no such folder/x', 1), 'MATLAB:dlmwrite:FileOpenFailure')
refuse(@() csvwrite_of(n, {1}), 'MATLAB:UndefinedFunction')

% textscan: fields by white space, delimiters, widths, sets of characters and literal text, as MATLAB documents them.
C = textscan('1 2 3 4 5', '%f %f'); assert(isequal(C, {[1; 3; 5], [2; 4]}))
C = textscan('0.41 8.24 3.57 6.24 9.27', '%3.1f %*1d'); assert(isequal(C{1}, [0.4; 8.2; 3.5; 6.2; 9.2]))
text = sprintf('09/12/2005 Level1 12.34 45 1.23e10 inf Nan Yes 5.1+3i\n10/12/2005 Level2 23.54 60 9e19 -inf  0.001 No 2.2-.5i\n');
C = textscan(text, '%s Level%d %f32 %d8 %u %f %f %s %f');
assert(isequal(C{1}, {'09/12/2005'; '10/12/2005'}) && isequal(C{2}, int32([1; 2])) && isa(C{3}, 'single') && isequal(C{4}, int8([45; 60])))
assert(isequal(C{5}, [intmax('uint32'); intmax('uint32')]) && isequal(C{6}, [Inf; -Inf]) && isequaln(C{7}, [NaN; 0.001]) && isequal(C{9}, [5.1+3i; 2.2-0.5i]))
C = textscan(sprintf('a b,1,2.5\nc,,7\n d,3'), '%s %d %f', 'Delimiter', ',');
assert(isequaln(C, {{'a b'; 'c'; 'd'}, int32([1; 0; 3]), [2.5; 7; NaN]}))
C = textscan(sprintf('# head\nx y\n1,2 %% no\n3,4'), '%f %f', 'HeaderLines', 2, 'Delimiter', ',', 'CommentStyle', '%', 'CollectOutput', true);
assert(isequal(C, {[1 2; 3 4]}))
C = textscan('1 /* no 7 */ 2', '%f', 'CommentStyle', {'/*', '*/'}); assert(isequal(C{1}, [1; 2]))
C = textscan('1,2,x,4', '%f', 'Delimiter', ','); assert(isequal(C{1}, [1; 2]))
C = textscan('1,2,3,x', '%f %f', 'Delimiter', ','); assert(isequal(C, {[1; 3], 2}))
C = textscan('a=1;b=22', '%[^=]=%f', 'Delimiter', ';'); assert(isequal(C, {{'a'; 'b'}, [1; 22]}))
C = textscan(sprintf('x = 1\ny = 2'), '%s = %f'); assert(isequal(C, {{'x'; 'y'}, [1; 2]}))
C = textscan('10 km 20 km', '%f km'); assert(isequal(C{1}, [10; 20]))
C = textscan('"a, ""b""",3', '%q %f', 'Delimiter', ','); assert(isequal(C, {{'a, "b"'}, 3}))
C = textscan(sprintf('a b c\nd e f'), '%s %*s %s'); assert(isequal(C, {{'a'; 'd'}, {'c'; 'f'}}))
C = textscan('abcdef', '%2c%1s'); assert(isequal(C, {['ab'; 'de'], {'c'; 'f'}}))
C = textscan('1,NA,3', '%f', 'Delimiter', ',', 'TreatAsEmpty', {'NA'}, 'EmptyValue', -1); assert(isequal(C{1}, [1; -1; 3]))
C = textscan('1,,,2', '%f', 'Delimiter', ',', 'MultipleDelimsAsOne', 1); assert(isequal(C{1}, [1; 2]))
C = textscan('1|2;3', '%f', 'Delimiter', {'|', ';'}); assert(isequal(C{1}, [1; 2; 3]))
C = textscan(sprintf('1\t2\n\n3\t4\n'), '%f %f', 'Delimiter', '\t'); assert(isequal(C, {[1; 3], [2; 4]}))
C = textscan('', '%f %s'); assert(isequal(C, {zeros(0, 1), cell(0, 1)}))
C = textscan("3 4"); assert(isequal(C, {[3; 4]}))
store(n, sprintf('1 2\n3 4\n5 6\n'));
f = fopen(n);
[C, position] = textscan(f, '%f %f', 1); assert(isequal(C, {1, 2}) && position == 3 && ftell(f) == 3)
C = textscan(f, '%f %f'); assert(isequal(C, {[3; 5], [4; 6]}) && feof(f))
fclose(f);
refuse(@() textscan(f, '%f'), 'MATLAB:FileIO:InvalidFid')
refuse(@() textscan('1', '%y'), 'MATLAB:textscan:BadFormatSpec')
refuse(@() textscan('1', 'abc'), 'MATLAB:textscan:BadFormatSpec')
refuse(@() textscan('1', 'NoSuch', 1, 2), 'MATLAB:textscan:BadParamValuePairs')
refuse(@() textscan('1 x', '%f', 'ReturnOnError', false), 'MATLAB:textscan:handleErrorAndShowInfo')

% A long text takes time in proportion to its length.
x = rand(2000, 5); dlmwrite(n, x, 'precision', 17);
f = fopen(n); C = textscan(f, '%f %f %f %f %f', 'Delimiter', ',', 'CollectOutput', true); fclose(f);
assert(isequal(C{1}, x))
delete(n)

function store(name, text)
f = fopen(name, 'w'); fprintf(f, '%s', text); fclose(f);
end

function y = dlmwrite_of(varargin)
dlmwrite(varargin{:}); y = 0;
end

function y = csvwrite_of(varargin)
csvwrite(varargin{:}); y = 0;
end

function refuse(action, identifier)
try
  action();
catch e
  assert(strcmp(e.identifier, identifier), '%s: %s', e.identifier, e.message);
  return
end
error('No %s came.', identifier);
end
