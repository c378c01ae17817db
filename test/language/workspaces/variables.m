% global and persistent variables, clear, exist, eval and its like.
global G
assert(isempty(G));
G = 5;
assert(read_global() == 5);
write_global(7);
assert(G == 7);
assert(tick() == 1 && tick() == 2 && tick() == 3);
clear tick
x = 1; clear x
assert(exist('x') == 0 && exist('G') == 1 && exist('sin') == 5);
assert(exist('x', 'var') == 0 && exist('G', 'var') == 1);
eval('y = 3;');
assert(y == 3 && eval('y + 1') == 4);
eval('error(''a:b'', ''c'')', 'y = 4;');
assert(y == 4);
t = evalc('disp(5)');
assert(strcmp(strtrim(t), '5'));
assign_in_caller('z', 8);
assert(z == 8);
assert(see_caller() == 4);
a1 = 1; a2 = 2; b1 = 3;
clear a*
assert(exist('a1') == 0 && exist('b1') == 1);
clear('b1');
assert(exist('b1', 'var') == 0);
w = who;
assert(iscell(w) && any(strcmp(w, 'y')));
assert(isequal(local_scope(), false));
global H K
H = 1; K = 2;
assert(H + K == 3);
clear G
assert(exist('G', 'var') == 0 && read_global() == 7);
global G
assert(G == 7);
clear global
assert(exist('G', 'var') == 0);
assert(count_calls() == 1 && count_calls() == 2);
clear all
assert(exist('y', 'var') == 0);
pi = 3;
assert(pi == 3);
clear pi
assert(pi > 3.14);
assert(isempty(initial()));
i = 5;
assert(i == 5 && 2i == complex(0, 2));

function v = read_global()
global G
v = G;
end
function write_global(v)
global G
G = v;
end
function n = tick()
persistent count
if isempty(count), count = 0; end
count = count + 1;
n = count;
end
function n = count_calls()
persistent n_calls
n_calls(end + 1) = 1;
n = numel(n_calls);
end
function assign_in_caller(name, v)
assignin('caller', name, v);
end
function v = see_caller()
v = evalin('caller', 'y');
end
function tf = local_scope()
tf = exist('y', 'var') == 1;
end
function v = initial()
persistent p
v = p;
end
