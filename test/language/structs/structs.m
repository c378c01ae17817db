% Structures and arrays of them.
s.a = 1; s.b.c = 'x'; s.b.d{2} = 5;
assert(isstruct(s) && s.a == 1 && strcmp(s.b.c, 'x') && s.b.d{2} == 5 && isequal(fieldnames(s), {'a'; 'b'}));
t = struct('v', {1, 2, 3});
assert(isequal(size(t), [1 3]) && t(2).v == 2 && isequal([t.v], [1 2 3]) && isequal({t.v}, {1 2 3}) && t(end).v == 3);
t(5).v = 9;
assert(numel(t) == 5 && isempty(t(4).v));
t(4) = []; t(end).w = 'new';
assert(numel(t) == 4 && isempty(t(1).w) && strcmp(t(4).w, 'new'));
[t.v] = deal(0);
assert(isequal([t.v], [0 0 0 0]));
[t(1:2).v] = deal(7, 8);
assert(isequal([t.v], [7 8 0 0]));
n = 'dyn'; s.(n) = 5; s.([n '2']) = 6;
assert(s.dyn == 5 && s.dyn2 == 6 && s.('a') == 1);
assert(isfield(s, 'a') && ~isfield(s, 'zz') && isequal(isfield(s, {'a', 'q'}), [true false]) && ~isfield(5, 'a'));
s = rmfield(s, 'dyn');
assert(~isfield(s, 'dyn'));
assert(fails('s = struct(''a'', 1); rmfield(s, ''q'')', 'MATLAB:rmfield:InvalidFieldname') && fails('s = struct(''a'', 1); s.q', 'MATLAB:nonExistentField'));
assert(isequal(struct('a', 1, 'b', 2), struct('b', 2, 'a', 1)) && ~isequal(struct('a', 1), struct('a', 2)));
assert(isequal(size(struct('a', {{}})), [1 1]) && isequal(size(struct('a', {})), [0 0]) && isequal(struct('a', {{1 2}}).a, {1 2}));
assert(numel(struct()) == 1 && isempty(fieldnames(struct())) && isempty(struct([])));
u = struct('p', {{1, 2}});
assert(iscell(u.p) && numel(u) == 1 && u.p{2} == 2);
q = struct(); q.x(3) = 5; q.y{2}.z = 1; q.m(2, 2) = 1;
assert(isequal(q.x, [0 0 5]) && q.y{2}.z == 1 && isequal(q.m, [0 0; 0 1]));
q.x(2) = []; q.x(end + 1) = 8;
assert(isequal(q.x, [0 5 8]));
q.sub(2).name = 'b'; q.sub(1).name = 'a';
assert(isequal({q.sub.name}, {'a', 'b'}) && strcmp(q.sub(end).name, 'b'));
q.sub(2) = [];
assert(numel(q.sub) == 1);
r = [struct('a', 1), struct('a', 2)];
assert(numel(r) == 2 && r(2).a == 2);
r(3) = struct('a', 3);
assert(isequal([r.a], [1 2 3]));
r = r([3 1]);
assert(isequal([r.a], [3 1]));
r(1).a(5) = 1;
assert(isequal(r(1).a, [3 0 0 0 1]));
assert(isequal(orderfields(struct('b', 1, 'a', 2)), struct('a', 2, 'b', 1)) && isequal(fieldnames(orderfields(struct('b', 1, 'a', 2))), {'a'; 'b'}));
assert(isequal(getfield(struct('a', 5), 'a'), 5) && isequal(setfield(struct('a', 5), 'a', 6).a, 6));
assert(isequal(arrayfun(@(e) e.a(1), r), [3 1]) && isequal(structfun(@(v) v * 2, struct('a', 1, 'b', 2)), [2; 4]));
assert(isequal(structfun(@(v) v * 2, struct('a', 1), 'UniformOutput', false), struct('a', 2)));
a.b(2).c.d = 4; a.b(1).c.d = 3;
assert(a.b(2).c.d == 4 && a.b(end).c.d == 4 && a.b(end - 1).c.d == 3);
a.b(end + 1).c.d = 5;
assert(numel(a.b) == 3);
b = a; b.b(1).c.d = 100;
assert(a.b(1).c.d == 3);
for e = struct('k', {1, 2})
  assert(isstruct(e) && isscalar(e));
end
x = struct('a', 1); x(2, 2).a = 4;
assert(isequal(size(x), [2 2]) && x(2, 2).a == 4 && isempty(x(2, 1).a));
assert(isequal(numfields_(x), 1));
y = repmat(struct('z', 0), 1, 3);
assert(numel(y) == 3 && isequal([y.z], [0 0 0]));
assert(fails('x = 5; x.a', 'MATLAB:structRefFromNonStruct') && fails('q = 5; q.a = 1', 'MATLAB:structAssToNonStruct'));
w = []; w.a = 1;
assert(isstruct(w));
w = struct('a', {1 2});
assert(fails('w.a + 1', 'MATLAB:index:expected_one_output_from_expression'));
assert(isequal(size([w.a]), [1 2]) && isrow(w) && isvector(w));
c = struct('f', {{'a', 'b'}}); c.f{end + 1} = 'c';
assert(numel(c.f) == 3);
g.h = @(x) x + 1;
assert(g.h(2) == 3);
assert(isequal(isempty(w(1:0)), true) && isequal(size(w([])), [0 0]));
z = struct('m', magic(3));
assert(z.m(2, 3) == 7 && z.m(end) == 2 && isequal(z.m(:, end)', [6 7 2]) && isequal(z.m(end, :), [4 9 2]));
k = cell2struct({1 2; 3 4}, {'a', 'b'}, 2);
assert(isequal(size(k), [2 1]) && k(2).b == 4);
for name = {'1a', 'a b', '', 'é', '_a'}
  bad = name{1};
  for call = {@() struct(bad, 5), @() setfield(struct(), bad, 5), @() cell2struct({1; 2}, {'a', bad}, 1), @() assigned(bad)}
    try, call{1}(); identifier = 'none'; catch e, identifier = e.identifier; end
    assert(strcmp(identifier, 'MATLAB:AddField:InvalidFieldName'), [bad ': ' identifier]);
  end
end
assert(isequal(assigned('for'), struct('for', 5)));

function n = numfields_(s)
n = numel(fieldnames(s));
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

function s = assigned(name)
s = struct();
s.(name) = 5;
end
