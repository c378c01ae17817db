% if, switch, conditions and short circuits.
if [1 1], t = 1; else, t = 0; end
assert(t == 1);
if [1 0], t = 1; else, t = 0; end
assert(t == 0);
if 'a', t = 1; else, t = 0; end
assert(t == 1);
if 0, t = 1; elseif [], t = 2; elseif -3, t = 3; else, t = 4; end
assert(t == 3);
try, if NaN, end, t = 0; catch, t = 1; end
assert(t == 1);
try, if {1}, end, t = 0; catch, t = 1; end
assert(t == 1);
switch 3, case 1, t = 1; case {2, 3}, t = 2; otherwise, t = 3; end
assert(t == 2);
switch 'abc', case {'x', 'abc'}, t = 1; otherwise, t = 2; end
assert(t == 1);
switch 5, case 'x', t = 1; otherwise, t = 9; end
assert(t == 9);
switch int8(3), case 3, t = 1; otherwise, t = 0; end
assert(t == 1);
switch 'none', case 'x', t = 7; end
assert(t == 1);
switch "b", case 'b', t = 4; end
assert(t == 4);
switch true, case 1, t = 5; end
assert(t == 5);
switch [], case 1, t = 0; otherwise, t = 6; end
assert(t == 6);
% && and || stop early and want scalars; & and | are elementwise, and stop early in conditions only.
assert(~(false && error('not reached')) && (true || error('not reached')));
if false & error('x:y', 'not reached'), t = 1; else, t = 2; end
assert(t == 2);
if true | error('x:y', 'not reached'), t = 3; end
assert(t == 3);
try, q = false & not_a_name; t = 0; catch e, t = strcmp(e.identifier, 'MATLAB:UndefinedFunction'); end
assert(t);
try, q = [1 1] && true; t = 0; catch e, t = 1; end
assert(t == 1);
try, q = [] && true; t = 0; catch e, t = 1; end
assert(t == 1);
assert(t == 1);
assert(islogical(3 && 2) && (3 && 2) && ~(0 || 0) && islogical(1 | 0));
assert(isequal([1 0] | [0 0], [true false]) && isequal(~[1 0], [false true]) && isequal(xor(true, [true false]), [false true]));
assert(isequal(1:3 == 1:3, [true true true]) && (1 < 2) == 1 && ~(3 > 5) && isequal(3 > 2 > 1, false));
a = 1; if a == 1 disp_ = 2; end
assert(disp_ == 2);
if a, b = 1; end
x = 3; y = 4; % several statements on a line
assert(x + y == 7); z = [1, 2, ...
  3];
assert(isequal(z, [1 2 3]));
m = [1 -2
     3 4];
assert(isequal(m, [1 -2; 3 4]) && isequal([1 - 2], -1) && isequal([1 -2], [1, -2]) && isequal([a' 2], [1 2]) && isequal([a ' b'], [char(1) ' b']));
%{
block comments are skipped
%}
m = [1, 2
3, 4];
assert(isequal(m, [1 2; 3 4]));
3;
assert(ans == 3);
