% s(k).f of one element: read and written where it is, without its other fields.
s = struct('a', {1, 2, 3}, 'b', 'x');
assert(isequal(s(2).a, 2));
assert(isequal(s(end).a, 3));
assert(isequal([s([1 3]).a], [1 3]));
assert(isequal([s(logical([0 1 1])).a], [2 3]));
assert(isequal(s(:, 2).a, 2));
k = 2;
s(k).a = s(k).a + 10;
assert(isequal([s.a], [1 12 3]));
t = s;
s(1).a = 'own';
assert(isequal(t(1).a, 1));
assert(isequal(s(1).a, 'own'));
s(2).c.d(3) = 7;
assert(isequal(s(2).c.d, [0 0 7]));
assert(isempty(s(1).c));
s(5).a = 1;
assert(isequal(numel(s), 5));
assert(isempty(s(4).a));
assert(fails('s = struct(''a'', {1, 2, 3, 4, 5}); s(6).a;', 'MATLAB:badsubscript'));
assert(fails('s = struct(''a'', {1, 2, 3, 4, 5}); s(0).a;', 'MATLAB:badsubscript'));
assert(fails('s = struct(''a'', {1, 2, 3, 4, 5}); s(1.5).a;', 'MATLAB:badsubscript'));
assert(fails('s = struct(''a'', {1, 2, 3, 4, 5}); s(1).none;', 'MATLAB:nonExistentField'));

% A subscript that changes the variable is read from what it is then.
global changing
changing = struct('a', {1, 2});
assert(changing(grown()).a == 77);
changing = struct('a', {1, 77});
assert(changing(replaced()).a == 6);

function k = grown()
global changing
changing(end + 1).a = 77;
k = numel(changing);
end

function k = replaced()
global changing
changing = struct('a', {5, 6, 7});
k = 2;
end

function yes = fails(code, identifier)
% Whether the code ends with that error.
yes = false;
try
  eval([code ';']);
catch problem
  yes = strcmp(problem.identifier, identifier);
  if ~yes, disp([identifier ' is ' problem.identifier]); end
end
end
