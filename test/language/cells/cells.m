% Cell arrays.
c = {1, 'two', [3 4 5]; {6}, @sin, true};
assert(isequal(c{1, 3}, [3 4 5]) && isequal(c{2, 1}, {6}) && c{2, 1}{1} == 6 && c{end}(1) == true && c{1, end}(end) == 5);
assert(iscell(c(1)) && isequal(size(c(1, :)), [1 3]) && isequal(c(1, 1), {1}));
d = {}; d{3} = 'x';
assert(isequal(size(d), [1 3]) && isempty(d{1}) && strcmp(d{3}, 'x'));
d{2} = [];
assert(numel(d) == 3 && isempty(d{2}));
d(2) = [];
assert(numel(d) == 2 && strcmp(d{2}, 'x'));
d(end + 1) = {5}; d{end + 1} = 6;
assert(isequal(d(3:4), {5 6}));
d(1:2) = {0, 1};
assert(isequal(d, {0 1 5 6}));
d(:) = {7};
assert(isequal(d, {7 7 7 7}));
c = cell(2, 3);
assert(isequal(size(c), [2 3]) && isempty(c{2, 3}) && isequal(class(c{1}), 'double'));
x = {1, 2, 3};
assert(isequal([x{:}], [1 2 3]) && isequal([x{2:3}], [2 3]) && max(x{2:3}) == 3);
[a, b] = x{1:2};
assert(a == 1 && b == 2);
[x{1:2}] = deal(9);
assert(isequal(x, {9 9 3}));
[x{:}] = deal(1, 2, 3);
assert(isequal(x, {1 2 3}));
y = {x{:}, 4};
assert(isequal(y, {1 2 3 4}));
z = [x, {5}, 6];
assert(isequal(z, {1 2 3 5 6}));
n = {}; n{2}{3} = 'deep';
assert(isequal(size(n), [1 2]) && isequal(size(n{2}), [1 3]) && strcmp(n{2}{3}, 'deep'));
n = {}; n{1}.name = 'a'; n{1}.list{2} = 5;
assert(strcmp(n{1}.name, 'a') && n{1}.list{2} == 5);
n{1}.list{end + 1} = 6; n{end}.list{end}(3) = 1;
assert(isequal(n{1}.list{3}, [6 0 1]));
assert(isequal({1, 'a'}', {1; 'a'}) && isequal(reshape({1 2 3 4}, 2, 2), {1 3; 2 4}) && numel({1 2; 3 4}) == 4);
assert(isequal(cellfun(@numel, {'ab', 'c', ''}), [2 1 0]) && isequal(cellfun('isempty', {1, []}), [false true]) && isequal(cellfun(@isempty, {}), []));
assert(isequal(cellfun(@(x) x * 2, {1, 2}, 'UniformOutput', false), {2, 4}) && isequal(cellfun(@plus, {1 2}, {3 4}), [4 6]));
[m, i] = cellfun(@max, {[1 5 2], [7 3]});
assert(isequal(m, [5 7]) && isequal(i, [2 1]));
assert(isequal(cellfun(@(x) error('a:b', 'no'), {1 2}, 'ErrorHandler', @(e, x) e.index), [1 2]));
assert(isequal(num2cell([1 2; 3 4]), {1 2; 3 4}) && isequal(cell2mat({1 2; 3 4}), [1 2; 3 4]) && isequal(cell2mat({[1 2], 3; [4 5], 6}), [1 2 3; 4 5 6]));
assert(isequal(struct2cell(struct('a', 1, 'b', 'x')), {1; 'x'}) && isequal(cell2struct({1; 2}, {'a'; 'b'}, 1), struct('a', 1, 'b', 2)));
assert(iscellstr({'a', 'b'}) && ~iscellstr({'a', 1}) && isequal(cellstr(['ab '; 'cd ']), {'ab'; 'cd'}) && isequal(cellstr('x'), {'x'}));
assert(isequal(mat2cell([1 2 3; 4 5 6], [1 1], [2 1]), {[1 2] 3; [4 5] 6}) && isequal(mat2cell((1:4)', [1 3]), {1; [2; 3; 4]}));
assert(isequal(vertcat({1}, {2}), {1; 2}) && isequal(horzcat({1}, {}), {1}) && isequal(cat(1, {1}, {2}), {1; 2}));
assert(isequal({1, 'a', {2}}, {1, 'a', {2}}) && ~isequal({1}, {2}) && ~isequal({1}, 1));
assert(isequal(numel(cell(3)), 9) && isempty({}) && isequal(size({}), [0 0]) && isequal(size({{}}), [1 1]));
assert(fails('x = 5; x{1}', 'MATLAB:cellRefFromNonCell') && fails('q = {1 2}; q{3}', 'MATLAB:badsubscript') && fails('q = {1}; q + 1', 'MATLAB:UndefinedFunction'));
assert(fails('x = 5; x{2} = 1', 'MATLAB:cellAssToNonCell'));
w = cell(1, 2); w{1} = 1:3; w{1}(2) = [];
assert(isequal(w{1}, [1 3]));
w{1}(end + 1) = 9;
assert(isequal(w{1}, [1 3 9]));
v = {}; v(3, 2) = {1};
assert(isequal(size(v), [3 2]));
for k = {1, 'a'; 2, 'b'}
  assert(iscell(k) && isequal(size(k), [2 1]));
end
e = cell(1, 3); e([1 3]) = {1, 3};
assert(isequal(e, {1 [] 3}));
assert(isequal(any(cellfun(@ischar, {1, 'a'})), true) && isequal(cellfun(@length, {[1 2], 3}), [2 1]));
assert(isequal(sort({'pear', 'apple'}), {'apple', 'pear'}) && isequal(strcat({'a', 'b'}, 'x'), {'ax', 'bx'}) && isequal(ismember('b', {'a', 'b'}), true));
function_in_cell = {@(x) x^2};
assert(function_in_cell{1}(3) == 9);
assert(isequal(cellfun(@(varargin) numel(varargin), {1, 2}, {3, 4}), [2 2]));

% cell2mat joins along every dimension; a cell without elements is [].
assert(isequal(cell2mat(cat(3, {1 2; 3 4}, {5 6; 7 8})), cat(3, [1 2; 3 4], [5 6; 7 8])) && isequal(cell2mat(reshape({1, 2, 3, 4}, 1, 1, 2, 2)), reshape(1:4, 1, 1, 2, 2)));
assert(isequal(cell2mat({}), []) && isequal(size(cell2mat(cell(0, 3))), [0 0]) && isequal(cell2mat({[], 1}), 1) && isequal(cell2mat({[1 2], 3; 4, [5 6]}), [1 2 3; 4 5 6]) && isequal(cell2mat({'ab'; 'cd'}), ['ab'; 'cd']));
assert(isequal(size(cell2mat(cell(2, 3))), [0 0]) && isequal(cell2mat({zeros(0, 2); [1 2]}), [1 2]));
assert(fails('cell2mat({1, ''a''})', 'MATLAB:cell2mat:MixedDataTypes') && fails('cell2mat({1, {2}})', 'MATLAB:cell2mat:UnsupportedCellContent') && fails('cell2mat(cat(3, {1}, {[1 2]}))', 'MATLAB:catenate:dimensionMismatch'));

function yes = fails(code, identifier)
% Whether the code ends with that error.
yes = false;
try
  evalin('caller', [code ';']);
catch problem
  yes = strcmp(problem.identifier, identifier);
  if ~yes, disp([identifier ' is ' problem.identifier]); end
end
end
