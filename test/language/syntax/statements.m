% Commands, ans, comments, continuation and literals.
clear ans
3;
assert(ans == 3);
x = 5;
x;
assert(ans == 3);
x + 1;
assert(ans == 6);
max([1 9 4]);
assert(ans == 9);
y = 7; y;
assert(ans == 9);
format long
format
a.b = 2; a.b;
assert(isequal([1 -2], [1, -2]) && isequal([1 - 2], -1) && isequal([x' x'], [5 5]) && isequal([x ', x'], [char(5) ', x']) && isequal([1, ...
  2], [1 2]));
assert(isequal({1, 'a b', "c"}, {1 'a b' "c"}) && strcmp('it''s', ['it' '''' 's']) && "say ""hi""" == 'say "hi"');
assert(1e3 == 1000 && 1.5E-2 == 0.015 && .5 == 0.5 && 0x1F == 31 && 0b11 == 3 && 1e3i == 1000i);
assert(isequal(-2 ^ 2, -4) && isequal(2 ^ -1, 0.5) && isequal(~0 == 1, true) && isequal(1:3 + 1, 1:4) && isequal(-1:1, [-1 0 1]) && isequal(2 ^ 3', 8));
assert(isequal([1 2]', [1; 2]) && isequal([1 2].', [1; 2]) && isequal(a.b', 2));
%{
A block comment; this is no code: error('never')
%}
if x == 5, z = 1; end, w = 2;
assert(z == 1 && w == 2);
for k = 1:3 z = z + k; end
assert(z == 7);
while z > 5 z = z - 1; end
assert(z == 5);
v = [ 1, 2 % one row
      3, 4 ];
assert(isequal(v, [1 2; 3 4]));
c = { 'a', ...
      'b' };
assert(numel(c) == 2);
s = struct('x', {{}});
assert(iscell(s.x) && isequal(size([]), [0 0]) && isequal(size({}), [0 0]) && isequal(size(''), [0 0]) && isequal(size(""), [1 1]));
