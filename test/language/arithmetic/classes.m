% The class that an operation gives, and what cannot be combined.
assert(strcmp(class(1 + single(1)), 'single'));
assert(strcmp(class(single(1:3) + 1), 'single'));
assert(strcmp(class(single(2) * 3), 'single'));
assert(strcmp(class(true + true), 'double') && true + true == 2);
assert(strcmp(class('a' + 1), 'double') && 'a' + 1 == 98);
assert(strcmp(class('a' + single(1)), 'single'));
assert(strcmp(class(true * single(2)), 'single'));
assert(strcmp(class(+true), 'double'));
assert(strcmp(class(-'a'), 'double') && -'a' == -97);
assert(strcmp(class(int8(5) + 2.5), 'int8') && int8(5) + 2.5 == 8);
assert(strcmp(class(2.5 * uint8(3)), 'uint8') && 2.5 * uint8(3) == 8);
assert(strcmp(class(int16(3) + single(1)), 'int16'));
assert(strcmp(class(int16(3) + true), 'int16'));
assert(strcmp(class(int16(3) + 'a'), 'int16') && int16(3) + 'a' == 100);
assert(strcmp(class([1 2 3] == int8([1 2 3])), 'logical'));
assert(isequal(int32([1 2 3]) .* 0.5, int32([1 1 2])));
assert(isequal(int32([1 2 3]) * 0.5, int32([1 1 2])));
% Relational operators compare any two classes of numbers.
assert(int8(5) == 5 && int8(5) < int32(6) && uint8(200) > int8(-5));
assert(isequal(int32([1 2 3]) == [1 2.5 3], logical([1 0 1])));
% Integers combine with their own class and with scalar doubles.
assert(fails('int8(1) + int16(1)', 'MATLAB:mixedClasses'));
assert(fails('int8([1 2]) .* uint8([1 2])', 'MATLAB:mixedClasses'));
assert(fails('int32([1 2 3]) .* [0.5 0.5 1.5]', 'MATLAB:mixedClasses'));
assert(fails('int32([1 2; 3 4]) * int32([1 2; 3 4])', 'MATLAB:mtimes:integerNotSupported'));
assert(fails('int8([1 2; 3 4]) * [1 2; 3 4]', 'MATLAB:mtimes:integerNotSupported'));
assert(fails('{1} + 1', 'MATLAB:UndefinedFunction'));
assert(fails('struct() + 1', 'MATLAB:UndefinedFunction'));
assert(fails('@sin + 1', 'MATLAB:UndefinedFunction'));
% Concatenation: char, then the leftmost integer, then single, double, logical.
assert(strcmp(class([true 1]), 'double'));
assert(strcmp(class([true single(1)]), 'single'));
assert(strcmp(class([1 single(1)]), 'single'));
assert(strcmp(class([1 int8(1)]), 'int8') && strcmp(class([single(1) uint16(1)]), 'uint16'));
assert(isequal([int8(100) int16(300)], int8([100 127])) && strcmp(class([int8(100) int16(300)]), 'int8'));
assert(strcmp(class([int16(300) int8(100)]), 'int16'));
assert(strcmp(class(['a' 66]), 'char') && strcmp(['a' 66], 'aB'));
assert(strcmp(class([66 'a']), 'char'));
assert(strcmp(class([true true]), 'logical'));
assert(strcmp(class([[] true]), 'double'));
assert(strcmp(class(["a" 'b']), 'string') && isequal(["a" 'b'], ["a" "b"]));
assert(isequal(["a" 1], ["a" "1"]));
assert(iscell([{1} 2]) && isequal([{1} 2], {1 2}));
assert(isequal([{1}, []], {1}) && isequal([{1}, {}], {1}));
assert(isequal([{1}; {2}], {1; 2}));
s = struct('a', 1);
assert(isstruct([s, s]) && numel([s s]) == 2);
assert(isequal([s, []], s));
assert(fails('[struct(''a'', 1) struct(''b'', 1)]', 'MATLAB:catenate:structFieldBad'));
assert(fails('[1 2; 3]', 'MATLAB:catenate:dimensionMismatch'));
assert(fails('[[1;2] [1 2 3]]', 'MATLAB:catenate:dimensionMismatch'));
assert(isequal([zeros(1, 0); 1], 1));
assert(isequal([[] 1 []; 2], [1; 2]));
assert(fails('[zeros(0, 3); ones(1, 2)]', 'MATLAB:catenate:dimensionMismatch'));
% What is stored takes the class of the array; a real array that gets a complex value turns complex.
x = [1 2 3]; x(2) = int8(7);
assert(strcmp(class(x), 'double') && x(2) == 7);
x = single([1 2 3]); x(2) = pi;
assert(strcmp(class(x), 'single') && x(2) == single(pi));
x = int8([1 2 3]); x(2) = 300.7;
assert(strcmp(class(x), 'int8') && x(2) == 127);
x = [true false]; x(2) = 5;
assert(islogical(x) && x(2) == true);
x = [1 2 3]; x(2) = true;
assert(strcmp(class(x), 'double') && x(2) == 1);
x = 'abc'; x(2) = 66;
assert(ischar(x) && strcmp(x, 'aBc'));
x = [1 2 3]; x(2) = 2i;
assert(~isreal(x) && x(2) == 2i);
assert(fails('x = [true false]; x(1) = NaN', 'MATLAB:nologicalnan'));
% Class tests.
assert(isa(single(1), 'float') && isa(1, 'numeric') && isa(int8(1), 'integer') && isa(int8(1), 'numeric'));
assert(~isa(true, 'numeric') && ~isa('a', 'numeric') && ~isa(1, 'integer'));
assert(strcmp(class(@sin), 'function_handle') && strcmp(class({}), 'cell') && strcmp(class("a"), 'string'));
assert(strcmp(class(linspace(0, 1, 5000)), 'double'));
assert(strcmp(class(cast(3.7, 'int8')), 'int8') && cast(3.7, 'int8') == 4);
assert(strcmp(class(zeros(2, 'uint8')), 'uint8') && strcmp(class(ones(2, 2, 'like', single(1))), 'single'));
assert(strcmp(class(0xFF), 'uint8') && 0xFF == 255 && strcmp(class(0b101), 'uint8') && strcmp(class(0x1FF), 'uint16'));

function yes = fails(code, identifier)
% Whether the code ends with that error.
yes = false;
try
  evalin('caller', [code ';']);
catch problem
  yes = strcmp(problem.identifier, identifier);
  if ~yes, disp(problem.identifier); end
end
end
