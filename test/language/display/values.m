% How values of all classes are shown.
% language: no-unit
assert(strcmp(evalc('x = pi'), sprintf('x =\n\n    3.1416\n\n')) && strcmp(evalc('x = 100'), sprintf('x =\n\n   100\n\n')) && strcmp(evalc('x = 100000'), sprintf('x =\n\n      100000\n\n')));
assert(strcmp(evalc('x = 100000.5'), sprintf('x =\n\n   1.0000e+05\n\n')) && strcmp(evalc('x = 12345.678'), sprintf('x =\n\n   1.2346e+04\n\n')) && strcmp(evalc('x = 0.001'), sprintf('x =\n\n   1.0000e-03\n\n')) && strcmp(evalc('x = 1e-5'), sprintf('x =\n\n   1.0000e-05\n\n')));
assert(strcmp(evalc('x = [1 2 3]'), sprintf('x =\n\n     1     2     3\n\n')) && strcmp(evalc('x = [1.5 2 3]'), sprintf('x =\n\n    1.5000    2.0000    3.0000\n\n')));
assert(strcmp(evalc('x = [1 1000000]'), sprintf('x =\n\n           1     1000000\n\n')) && strcmp(evalc('x = [1.5 1e6]'), sprintf('x =\n\n   1.0e+06 *\n\n    0.0000    1.0000\n\n')));
assert(strcmp(evalc('x = [1 NaN Inf]'), sprintf('x =\n\n     1   NaN   Inf\n\n')) && strcmp(evalc('x = -Inf'), sprintf('x =\n\n  -Inf\n\n')) && strcmp(evalc('x = NaN'), sprintf('x =\n\n   NaN\n\n')));
assert(strcmp(evalc('x = int8(5)'), sprintf('x =\n\n  int8\n\n   5\n\n')) && strcmp(evalc('x = single(pi)'), sprintf('x =\n\n  single\n\n    3.1416\n\n')));
assert(strcmp(evalc('x = []'), sprintf('x =\n\n     []\n\n')) && strcmp(evalc('x = zeros(0, 3)'), sprintf('x =\n\n  0%s3 empty double matrix\n\n', char(215))));
assert(strcmp(evalc('x = [true false]'), sprintf('x =\n\n  1%s2 logical array\n\n   1   0\n\n', char(215))) && strcmp(evalc('x = int8([1 -2])'), sprintf('x =\n\n  1%s2 int8 row vector\n\n    1   -2\n\n', char(215))));
assert(strcmp(evalc('x = ''hello'''), sprintf('x =\n\n    ''hello''\n\n')) && strcmp(evalc('x = "hi"'), sprintf('x = \n\n    "hi"\n\n')) && strcmp(evalc('x = '''''), sprintf('x =\n\n  0%s0 empty char array\n\n', char(215))));
assert(strcmp(evalc('x = {1, ''x''}'), sprintf('x =\n\n  1%s2 cell array\n\n    {[1]}    {''x''}\n\n', char(215))) && strcmp(evalc('x = {}'), sprintf('x =\n\n  0%s0 empty cell array\n\n', char(215))));
assert(strcmp(evalc('s.a = 1; s.b = ''q''; s'), sprintf('s = \n\n  struct with fields:\n\n    a: 1\n    b: ''q''\n\n')));
assert(strcmp(evalc('x = 1.5 - 2.25i'), sprintf('x =\n\n   1.5000 - 2.2500i\n\n')) && strcmp(evalc('f = @(x) x + 1'), sprintf('f =\n\n  function_handle with value:\n\n    @(x)x+1\n\n')));
x = cat(3, [1 2], [3 4]);
assert(strcmp(evalc('x'), sprintf('x(:,:,1) =\n\n     1     2\n\n\nx(:,:,2) =\n\n     3     4\n\n')));
m = containers.Map({'a'}, {1});
assert(strcmp(evalc('m'), sprintf('m = \n\n  Map with properties:\n\n        Count: 1\n      KeyType: char\n    ValueType: double\n\n')));
e = MException('a:b', 'text');
assert(contains(evalc('e'), 'MException with properties:') && contains(evalc('e'), 'identifier: ''a:b''') && contains(evalc('e'), 'message: ''text'''));
format long
assert(strcmp(evalc('x = pi'), sprintf('x =\n\n   3.141592653589793\n\n')) && strcmp(evalc('x = single(pi)'), sprintf('x =\n\n  single\n\n   3.1415927\n\n')));
format long g
assert(contains(evalc('x = pi'), sprintf(' 3.14159265358979\n')));
format short e
assert(strcmp(evalc('x = pi'), sprintf('x =\n\n   3.1416e+00\n\n')));
format short
assert(strcmp(evalc('x = 1:20'), evalc('x = 1:20')) && contains(evalc('x = 1:20'), 'Columns 1 through 13'));
assert(isempty(evalc('x = 5;')) && strcmp(evalc('disp(5)'), sprintf('     5\n')) && strcmp(evalc('5;'), '') && strcmp(evalc('3 + 4'), sprintf('ans =\n\n     7\n\n')));
assert(strcmp(evalc('x = [0.001 1000]'), sprintf('x =\n\n   1.0e+03 *\n\n    0.0000    1.0000\n\n')) && strcmp(evalc('x = -0.5'), sprintf('x =\n\n   -0.5000\n\n')) && strcmp(evalc('x = [1;-2]'), sprintf('x =\n\n     1\n    -2\n\n')));
