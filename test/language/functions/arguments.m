% Arguments and outputs of functions.
assert(count_inputs() == 0 && count_inputs(1, 2) == 2);
[a, b] = count_outputs();
assert(a == 2);
x = count_outputs();
assert(x == 1);
count_outputs();
assert(ans == 0);
[~, b] = pair();
assert(b == 2);
[a, ~] = pair();
assert(a == 1);
assert(isequal(varargs(1, 2, 3), {2, 3}) && isempty(varargs(1)) && iscell(varargs(1)) && isequal(size(varargs(1)), [0 0]));
[p, q, r] = many(3);
assert(p == 1 && q == 2 && r == 3);
assert(isequal(size_of_varargout(), 1));
assert(fails('pair(1)', 'MATLAB:TooManyInputs') && fails('[a, b, c] = pair()', 'MATLAB:TooManyOutputs'));
assert(fails('x = no_output()', 'MATLAB:TooManyOutputs'));
assert(fails('x = unset_output()', 'MATLAB:unassignedOutputs'));
unset_output();
assert(fails('needs_one()', 'MATLAB:minrhs'));
assert(default_second(1) == 11 && default_second(1, 2) == 3);
assert(fails('checked(1)', 'MATLAB:narginchk:notEnoughInputs') && fails('checked(1, 2, 3, 4)', 'MATLAB:narginchk:tooManyInputs'));
assert(checked(1, 2) == 2);
assert(isempty(nargchk_(1)) && true);
c = {1, 2};
assert(count_inputs(c{:}) == 2 && count_inputs(c{:}, 5) == 3 && count_inputs({}) == 1);
d = {};
assert(count_inputs(d{:}) == 0);
s = struct('v', {1, 2, 3});
assert(count_inputs(s.v) == 3);
assert(fact(5) == 120 && fib(10) == 55);
assert(nargin('count_inputs') == -1 && nargin('pair') == 0 && nargout('pair') == 2 && nargin('default_second') == 2 && nargout('many') == -1 && nargout('no_output') == 0);
assert(strcmp(names(a, c), 'a,c') && strcmp(names(a + 1, c), ',c'));
x = 1:3;
assert(isequal(changed(x), [9 2 3]) && isequal(x, 1:3));
assert(isequal(early(true), 1) && isequal(early(false), 2));
[m{1:2}] = pair();
assert(isequal(m, {1 2}));
[st.a, st.b] = pair();
assert(st.a == 1 && st.b == 2);
[v(2), v(1)] = pair();
assert(isequal(v, [2 1]));
assert(outer_with_nested(3) == 13);
[mx, ix] = max([4 8 6]);
assert(mx == 8 && ix == 2);
f = 'pair'; [a, b] = feval(f);
assert(a == 1 && b == 2);

function n = count_inputs(varargin)
n = nargin;
end
function [n, m] = count_outputs()
n = nargout; m = 0;
end
function [a, b] = pair()
a = 1; b = 2;
end
function r = varargs(~, varargin)
r = varargin;
end
function varargout = many(n)
for k = 1:n, varargout{k} = k; end
end
function n = size_of_varargout()
n = 0;
[a{1:1}] = many(1);
n = numel(a);
end
function no_output()
end
function r = unset_output()
end
function r = needs_one(x)
r = x;
end
function r = default_second(a, b)
if nargin < 2, b = 10; end
r = a + b;
end
function n = checked(varargin)
narginchk(2, 3);
n = nargin;
end
function r = nargchk_(varargin)
r = [];
end
function r = fact(n)
if n <= 1, r = 1; else, r = n * fact(n - 1); end
end
function r = fib(n)
if n < 2, r = n; return, end
r = fib(n - 1) + fib(n - 2);
end
function t = names(x, y)
t = [inputname(1) ',' inputname(2)];
end
function x = changed(x)
x(1) = 9;
end
function r = early(flag)
r = 1;
if flag, return; end
r = 2;
end
function y = outer_with_nested(x)
y = 0;
add(x); add(10);
  function add(v)
    y = y + v;
  end
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
