% Function handles: captures, calls, text.
a = 2; f = @(x) a * x; a = 100;
assert(f(3) == 6 && isa(f, 'function_handle') && strcmp(func2str(f), '@(x)a*x') && strcmp(func2str(@sin), 'sin'));
assert(strcmp(evalc('f'), sprintf('f =\n\n  function_handle with value:\n\n    @(x)a*x\n\n')));
g = @sin;
assert(g(0) == 0 && abs(feval(g, pi/2) - 1) < 1e-15 && feval('cos', 0) == 1 && feval(@(x, y) x + y, 1, 2) == 3);
h = str2func('@(x) x + 1');
assert(h(1) == 2 && feval(str2func('max'), [1 5 2]) == 5);
k = @() 42;
assert(k() == 42 && nargin(f) == 1 && nargin(@(varargin) 1) == -1 && nargin(k) == 0 && nargin('local_two') == 2 && nargout('local_two') == 2 && nargout(f) == -1);
compose = @(f, g) @(x) f(g(x));
inc = @(x) x + 1; dbl = @(x) 2 * x;
c = compose(inc, dbl);
assert(c(5) == 11);
fs = cell(1, 3);
for i = 1:3, fs{i} = @(x) x + i; end
assert(fs{1}(0) == 1 && fs{3}(0) == 3);
s.f = @(x) x^2; s.g = {@(x) x - 1};
assert(s.f(3) == 9 && s.g{1}(3) == 2);
assert(isequal(cellfun(f, {1, 2}), [2 4]) && isequal(arrayfun(@(i) i^2, 1:3), [1 4 9]));
[m, i] = feval(@max, [3 9 1]);
assert(m == 9 && i == 2);
v = @(varargin) numel(varargin);
assert(v() == 0 && v(1, 2, 3) == 3);
d = @(x, varargin) [x varargin{:}];
assert(isequal(d(1, 2, 3), [1 2 3]));
assert(isequal(@sin, @sin) && ~isequal(@sin, @cos) && isequal(f, f));
[p, q] = local_two(1, 2);
assert(p == 3 && q == -1);
t = @local_two;
[p, q] = t(5, 2);
assert(p == 7 && q == 3 && strcmp(func2str(t), 'local_two'));
w = @(x) local_two(x, 1);
[p, q] = w(4);
assert(p == 5 && q == 3);
counter = make_counter();
counter(); counter();
assert(counter() == 3);
adder = make_adder(10);
assert(adder(5) == 15);
r = @(n) n(end);
assert(r([1 2 9]) == 9);
fact = @(f, n) 0; fact = @(self, n) iff(n <= 1, @() 1, @() n * self(self, n - 1));
assert(fact(fact, 5) == 120);
assert(fails('f = @(x) x; f(1, 2)', 'MATLAB:TooManyInputs') && fails('f = @(x, y) x + y; f(1)', 'MATLAB:minrhs'));
assert(fails('f = @no_such_function; f(1)', 'MATLAB:UndefinedFunction'));
z = @(x) x(:, end);
assert(isequal(z([1 2; 3 4]), [2; 4]));
n = @(x) struct('v', x);
y = @(x, y) deal(x, y);
[a1, b1] = y(1, 2);
assert(a1 == 1 && b1 == 2);
u = @(x) [x, a; a, x];
assert(isequal(u(1), [1 100; 100 1]));
assert(is_function_handle_(f) && ~is_function_handle_(1));
assert(integral_(@(x) x.^2) - 1/3 < 1e-3);

function tf = is_function_handle_(f)
tf = isa(f, 'function_handle');
end
function q = integral_(f)
x = linspace(0, 1, 1001);
q = trapz(x, f(x));
end
function r = iff(c, a, b)
if c, r = a(); else, r = b(); end
end
function [s, d] = local_two(a, b)
s = a + b; d = a - b;
end
function f = make_adder(n)
f = @(x) x + n;
end
function f = make_counter()
count = 0;
f = @step;
  function n = step()
    count = count + 1;
    n = count;
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
