% containers.Map: construction, look-up, change, and that copies are the same map.
m = containers.Map();
assert(strcmp(class(m), 'containers.Map') && m.Count == 0 && isempty(m) && strcmp(m.KeyType, 'char') && strcmp(m.ValueType, 'any') && length(m) == 0);
m('one') = 1; m('two') = 'zwei'; m('a') = [1 2 3];
assert(m.Count == 3 && m('one') == 1 && strcmp(m('two'), 'zwei') && isequal(m('a'), [1 2 3]) && length(m) == 3 && numel(m) == 3 && ~isempty(m));
assert(isequal(keys(m), {'a', 'one', 'two'}) && isequal(m.keys(), {'a', 'one', 'two'}) && isequal(m.keys, keys(m)) && isequal(values(m), {[1 2 3], 1, 'zwei'}) && isequal(m.values(), m.values));
assert(isKey(m, 'one') && ~isKey(m, 'three') && m.isKey('a') && isequal(isKey(m, {'one', 'x', 5}), [true false false]));
assert(isequal(values(m, {'one', 'a'}), {1, [1 2 3]}) && isequal(m.values({'two'}), {'zwei'}));
m('one') = 11;
assert(m('one') == 11 && m.Count == 3);
remove(m, 'one');
assert(~isKey(m, 'one') && m.Count == 2);
m.remove({'a', 'two'});
assert(m.Count == 0);
assert(fails('m(''none'')', 'MATLAB:Containers:Map:NoKey') && fails('remove(m, ''none'')', 'MATLAB:Containers:Map:NoKey') && fails('m(5)', 'MATLAB:Containers:TypeMismatch'));
h = m; h('shared') = 1;
assert(m.Count == 1 && m('shared') == 1 && m == h && isequal(m, h));
change(m);
assert(m('shared') == 2 && isKey(m, 'added'));
n = containers.Map('KeyType', 'double', 'ValueType', 'any');
n(3) = 'three'; n(1) = 'one'; n(2.5) = 'x';
assert(isequal(keys(n), {1, 2.5, 3}) && strcmp(n(3), 'three') && strcmp(n.KeyType, 'double') && isKey(n, 1) && ~isKey(n, 9));
assert(isequal(values(n), {'one', 'x', 'three'}));
p = containers.Map({'x', 'y'}, [10 20]);
assert(p('y') == 20 && p.Count == 2 && strcmp(p.ValueType, 'double'));
q = containers.Map({'x', 'y'}, {1, 'b'});
assert(strcmp(q('y'), 'b') && strcmp(q.ValueType, 'any'));
r = containers.Map('key', 5);
assert(r('key') == 5 && r.Count == 1);
t = containers.Map([1 2 3], {'a', 'b', 'c'});
assert(strcmp(t(2), 'b') && strcmp(t.KeyType, 'double'));
u = containers.Map({'a', 'b'}, {1, 2}, 'UniformValues', false);
assert(u('b') == 2 && isequal(u.keys, {'a', 'b'}));
v = containers.Map('KeyType', 'char', 'ValueType', 'double');
v('k') = 3; v('k') = v('k') + 1;
assert(v('k') == 4 && strcmp(v.ValueType, 'double'));
w = containers.Map('KeyType', 'int32', 'ValueType', 'any');
w(5) = 'five';
w(int32(6)) = 'six';
assert(w.Count == 2 && strcmp(w(6), 'six'));
for k = keys(q)
  assert(ischar(k{1}) && isKey(q, k{1}));
end
s.map = containers.Map(); s.map('a') = 1;
assert(s.map('a') == 1 && s.map.Count == 1 && s.map.isKey('a'));
c = {containers.Map()}; d = c{1}; d('z') = 26;
assert(c{1}('z') == 26 && isobject(d) && isa(d, 'containers.Map') && isa(d, 'handle'));
x = [containers.Map({'a'}, {1}); containers.Map({'b'}, {2})];
assert(x.Count == 2 && x('b') == 2);
y = containers.Map({'s'}, {struct('f', 7)});
assert(y('s').f == 7);
z = containers.Map('UniformValues', false);
z('c') = {1, 2};
assert(iscell(z('c')));
e = containers.Map("str", 9);
assert(e("str") == 9 && e('str') == 9 && strcmp(e.KeyType, 'char'));
counts = containers.Map();
for word = {'b', 'a', 'b'}
  if isKey(counts, word{1}), counts(word{1}) = counts(word{1}) + 1; else, counts(word{1}) = 1; end
end
assert(counts('b') == 2 && counts('a') == 1 && isequal(cell2mat(values(counts)), [1 2]));
assert(~isstruct(m) && ~isnumeric(m) && ~iscell(m) && isequal(size(m), [2 1]) && ~isequal(m, containers.Map()));
f = @() m('shared');
assert(f() == 2);
clear m
assert(h('shared') == 2);

% Count is of class uint64, as MATLAB documents it; length and numel give doubles. Keys come in order, in the map's class.
assert(strcmp(class(r.Count), 'uint64') && r.Count == uint64(1) && strcmp(class(length(r)), 'double') && strcmp(class(numel(r)), 'double'));
n = containers.Map('KeyType', 'int32', 'ValueType', 'double');
n(3) = 30; n(-1) = 10; n(2) = 20;
k = keys(n);
assert(isa(k{1}, 'int32'));
assert(isequal(keys(n), {int32(-1), int32(2), int32(3)}) && isequal(values(n), {10, 20, 30}));
t = containers.Map({'b', 'B', 'a'}, [1 2 3]);
assert(isequal(keys(t), {'B', 'a', 'b'}) && isequal(values(t), {2, 3, 1}) && isequal(values(t, {'a', 'b'}), {3, 1}));

function change(map)
map('shared') = 2;
map('added') = true;
end

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
