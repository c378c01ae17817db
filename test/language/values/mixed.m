% Values of several classes at once: what real programs do with them.
assert(isequal(struct('a', {1 2}, 'b', 5), struct('a', {1, 2}, 'b', {5, 5})));
s = struct('a', {1, 2}); s(2) = []; 
assert(numel(s) == 1);
s = struct('a', {1, 2}); t = s'; 
assert(isequal(size(t), [2 1]));
s = struct('a', {3, 1, 2}); [~, i] = sort([s.a]); s = s(i);
assert(isequal([s.a], [1 2 3]));
x.y(3).z = 4; 
assert(isequal(size(x.y), [1 3]) && isempty(x.y(1).z));
[x.y.z] = deal(0); 
assert(isequal([x.y.z], [0 0 0]));
c = {1, 2, 3}; c([1 3]) = []; 
assert(isequal(c, {2}));
c = cell(1, 2); c{1}{2} = 'x'; 
assert(isequal(c, {{[], 'x'}, []}));
c = {}; c(3) = {5}; 
assert(isequal(size(c), [1 3]));
c = {1 2; 3 4}; c(:, 1) = []; 
assert(isequal(c, {2; 4}));
c = {1 2; 3 4}; 
assert(isequal(c(:)', {1 3 2 4}) && isequal(c(end, :), {3 4}) && isequal([c{:, 1}], [1 3]));
[c{:, 2}] = deal('q'); 
assert(isequal(c, {1 'q'; 3 'q'}));
a = {}; a{end + 1} = 1; a(end + 1) = {2}; 
assert(isequal(a, {1 2}));
m = containers.Map('KeyType', 'char', 'ValueType', 'any'); m('x') = struct('f', {{1 2}}); 
assert(isequal(m('x').f, {1 2}));
assert(isequal(m.values{1}.f, {1 2}));
assert(numel(m.keys) == 1 && strcmp(m.keys{1}, 'x'));
k = m.keys(); 
assert(strcmp(k{1}, 'x'));
n = containers.Map({'a', 'b', 'c'}, {1, 2, 3}); total = 0; for v = n.values, total = total + v{1}; end
assert(total == 6 && isequal(cell2mat(n.values), [1 2 3]) && n.length() == 3 && n.Count + 1 == 4);
assert(isequal(n.values({'a', 'c'}), {1, 3}) && isequal(n.isKey({'a', 'z'}), [true false]));
f = @(varargin) varargin; r = f(1, 'b'); 
assert(isequal(r, {1, 'b'}));
f = @() deal(1, 2); [p, q] = f(); 
assert(p == 1 && q == 2);
g = @(x) @(y) x + y; h = g(3); 
assert(h(4) == 7);
fs = {@sin, @cos}; 
assert(fs{2}(0) == 1);
s = struct('f', @(x) x * 2); 
assert(s.f(4) == 8);
assert(strcmp(func2str(@(x, y) x.^2 + y'), '@(x,y)x.^2+y'''));
r = arrayfun(@(k) k * [1 1], 1:2, 'UniformOutput', false); 
assert(isequal(r, {[1 1], [2 2]}));
[a, b] = arrayfun(@(k) deal(k, -k), 1:3); 
assert(isequal(a, 1:3) && isequal(b, -(1:3)));
assert(isequal(cellfun(@(x, y) [x y], {'a', 'b'}, {'c', 'd'}, 'UniformOutput', false), {'ac', 'bd'}));
e = []; try, cellfun(@(x) [x x], {1, 2}); catch e, end
assert(strcmp(e.identifier, 'MATLAB:cellfun:NotAScalarOutput'));
try, x = [1 2 3]; x(4); catch e, end
assert(contains(e.message, 'Index exceeds the number of array elements. Index must not exceed 3.'));
try, ones(2, 3) * ones(2, 3); catch e, end
assert(strcmp(e.identifier, 'MATLAB:innerdim') && contains(e.message, 'Incorrect dimensions for matrix multiplication'));
try, [1 2] + [1 2 3]; catch e, end
assert(contains(e.message, 'Arrays have incompatible sizes for this operation.'));
try, undefined_f(3); catch e, end
assert(strcmp(e.message, 'Unrecognized function or variable ''undefined_f''.'));
try, error('A:b', 'x=%d, y=%s', 3, 'q'); catch e, end
assert(strcmp(e.message, 'x=3, y=q'));
try, error('Octave:some-id', 'msg'); catch e, end
assert(strcmp(e.identifier, 'Octave:some-id'));
try, str2func(3); catch e, end
assert(~isempty(e.message));
try, s = struct('a', 1); s(3).a; catch e, end
assert(strcmp(e.identifier, 'MATLAB:badsubscript'));
try, q = zeros(2); q(:, 3) = [1; 2; 3]; catch e, end
assert(strcmp(e.identifier, 'MATLAB:subsassigndimmismatch'));
try, cell2mat(3); catch e, end
assert(~isempty(e.identifier));
assert(isequal(int8(5):int8(7), int8([5 6 7])) && isequal(class(int8(1):int8(3)), 'int8'));
assert(isequal(bitand(uint8(255), 15), uint8(15)) && isequal(uint8(3.5), uint8(4)) && isequal(5 - uint8(10), uint8(0)));
assert(isequal(int32(10) / int32(4), int32(3)) && isequal(int32(10) ./ 4, int32(3)) && isequal(mod(int32(10), int32(4)), int32(2)));
assert(isequal(class(int8(1) == 1), 'logical') && isequal(max(int8(5), 3), int8(5)) && isequal(min(int8([5 2]), int8(3)), int8([3 2])));
assert(isequal(num2str(int8(5)), '5'));
assert(isequal(isempty(zeros(1, 0)), true) && isequal(numel('hello'), 5) && isequal(ndims(ones(2, 3, 4)), 3));
assert(isequal(permute(reshape(1:6, 1, 2, 3), [3 2 1]), [1 2; 3 4; 5 6]) && isequal(squeeze(ones(1, 1, 3)), [1; 1; 1]) && isequal(cat(3, 1, 2), reshape([1 2], 1, 1, 2)));
x = 1:5; x(x > 2 & mod(x, 2) == 1) = 0; 
assert(isequal(x, [1 2 0 4 0]));
x = magic(4); x(2:3, :) = []; 
assert(isequal(size(x), [2 4]));
x = zeros(2, 3, 'int16'); x(:) = 1:6; 
assert(isequal(x, int16([1 3 5; 2 4 6])));
A = eye(3); A(2, :) = []; A(:, end + 1) = 7; 
assert(isequal(A, [1 0 0 7; 0 0 1 7]));
A = 1:3; A(2, :) = 4:6; 
assert(isequal(A, [1 2 3; 4 5 6]));
A = []; A(:, end + 1) = [1; 2]; A(:, end + 1) = [3; 4]; 
assert(isequal(A, [1 3; 2 4]));
A = 'abc'; A(end + 1:end + 3) = 'def'; 
assert(strcmp(A, 'abcdef'));
A = {}; A(end + 1, :) = {1, 'x'}; A(end + 1, :) = {2, 'y'}; 
assert(isequal(A, {1 'x'; 2 'y'}));
assert(isequal(fieldnames(struct('b', 1, 'a', 2))', {'b', 'a'}) && isequal(isfield(struct('a', 1), 'a'), true));
assert(isequal(rmfield(struct('a', 1, 'b', 2), {'a'}), struct('b', 2)));
assert(isequal([struct('a', 1) struct('a', 2)], struct('a', {1, 2})));
s = struct('a', {}); s(1).a = 5; 
assert(isequal(s, struct('a', 5)));
s = struct('a', 1, 'b', 2); c = struct2cell(s); 
assert(isequal(c, {1; 2}));
z = 3 + 4i; 
assert(isequal(real(z), 3) && isequal(z', 3 - 4i) && isequal(abs(z), 5) && isequal([z; 1].', [z 1]) && strcmp(num2str(z), '3+4i'));
assert(isequal(z * z, -7 + 24i) && isequal(z / z, 1) && isreal(z * z') && isequal(sqrt(-1), 1i) && abs((-1)^0.5 - 1i) < 1e-15);
assert(isequal(string(3 + 4i), "3+4i") && isequal("a" + 3, "a3") && isequal(["a", "b"] + ["c"; "d"], ["ac" "bc"; "ad" "bd"]));
assert(isequal(strsplit('a b  c'), {'a', 'b', 'c'}) && isequal(strjoin({'a', 'b', 'c'}), 'a b c') && isequal(regexprep('hello', 'l+', 'L'), 'heLo'));
assert(isequal(strcmp("a", {'a', 'b'}), [true false]) && strcmp("abc", 'abc') && isequal(upper({'a'}), {'A'}) && isequal(strrep({'aa', 'ba'}, 'a', 'x'), {'xx', 'bx'}));
assert(isequal(ismember({'a', 'q'}, {'a', 'b'}), [true false]) && isequal(unique([3 1 1; 2 3 1]), [1; 2; 3]));
v = 1:10; v([true false]) = [];
assert(isequal(v, 2:10));
v = 10:-1:1; v(v == 5 | v == 3) = [];
assert(numel(v) == 8);
assert(isequal(num2cell([1 2]), {1 2}) && isequal(cellfun(@isempty, {[], 1, ''}), [true false true]) && isequal(cellfun('length', {'ab', 'c'}), [2 1]));
assert(isequal(accumarray([1 1; 2 2; 1 1], [1 2 3]), [4 0; 0 2]) && isequal(histc([1 1 2], 1:2), [2 1]));
assert(isequal(nnz(isnan([1 NaN])), 1) && isequal(any(isnan([1 NaN])), true) && isequal(cumsum([1 2; 3 4], 2), [1 3; 3 7]));
w = warning('query', 'a:b'); 
assert(isstruct(w) && strcmp(w.state, 'on'));
global GG; GG.x = 1; set_gg(); 
assert(GG.x == 2 && GG.y == 3);
assert(isequal(evalc('1;'), '') && isequal(eval('2 + 3'), 5));
r = cell(2, 1); [r{:}] = size(ones(2, 3)); 
assert(isequal(r, {2; 3}));
[s1.a, s1.b] = size(ones(4, 5)); 
assert(s1.a == 4 && s1.b == 5);
x = {}; x{2, 3} = 1; 
assert(isequal(size(x), [2 3]));
t = true; t(3) = true; 
assert(isequal(t, [true false true]));
clear n; n.a.b.c = 1; n.a.b.d = 2; n.a = rmfield(n.a, 'b'); 
assert(isempty(fieldnames(n.a)));
if isfield(n, 'a') && ~isempty(n.a), ok = 1; end
assert(ok == 1);
str = ''; for k = 1:3, str = [str, sprintf('%d,', k)]; end
assert(strcmp(str, '1,2,3,'));
assert(isequal(sum([true true; false true]), [1 2]) && isequal(mean([true false]), 0.5));
assert(isequal(repmat({'a'}, 1, 2), {'a', 'a'}) && isequal(repmat('ab', 2, 1), ['ab'; 'ab']) && isequal(repmat(struct('a', 1), 2, 1), [struct('a', 1); struct('a', 1)]));
assert(isequal(end_test([4 5 6]), 6) && isequal(circshift(1:4, 1), [4 1 2 3]) && isequal(kron([1 2], [1 1]), [1 1 2 2]));
function set_gg()
global GG
GG.x = 2; GG.y = 3;
end
function y = end_test(v)
y = v(min(end, numel(v(1:end))));
end
