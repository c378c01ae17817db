% Functions that are called with fewer arguments and outputs than they have, and with too many: defaults by nargin, exist and isempty, what
% goes by nargout, parameters that are ignored, and errors where what was not given is read.
folder = fullfile(fileparts(mfilename('fullpath')), 'function_files');
addpath(folder);
x = linspace(-1, 2, 30); s = 0; t = 0;
for k = 1:8
    s = s + scaled(k) + scaled(k, 4) + scaled(k, k, -1) + scaled();
    s = s + optional(k) + optional(k, []) + optional(k, k) + grown(k) + grown(k, []) + grown(k, 0.1) + grown(k, [], k);
    t = t + counted() + 10 * counted(k) + 100 * counted(k, k) + 1000 * counted(k, k, k);
end
fprintf('%.17g %.17g\n', s, t);
% Of arrays, and with defaults of another size and class than what is given.
y = scaled(x) .* scaled(x, 2) - scaled(x, x, 1) + optional(x, 3);
fprintf('%.17g %.17g\n', sum(y), y(7));
for k = 1:4
    w = weighted(x(1:3));
    if mod(k, 2), w = weighted(x(1:3), k); end
    if k > 3, w = weighted(x(1:3), single([1; 2; 3]), 'sum'); end
    fprintf('%s %s %.9g %.9g\n', class(w), mat2str(size(w)), w(1), w(end));
end
% As many as a turn has.
lists = {{}, {2}, {2, 5}, {[], 5}, {3, [], 1}, {1, 2, 3, 4}};
for k = 1:numel(lists)
    try
        fprintf('%d %d %.17g\n', k, counted(lists{k}{:}), sum(either(lists{k}{:})));
    catch e
        fprintf('%s %s\n', e.identifier, e.message);
    end
end
% What is not given, where it is read, where it is assigned first, and where it is not needed.
for k = 1:5
    try
        s = by_branch(k); fprintf('%g ', s);
        s = by_branch(k - 1, 7); fprintf('%g ', s);
        s = s + summed_with(k, 1); fprintf('%g\n', s);
    catch e
        fprintf('%s %s %d\n', e.identifier, e.message, e.stack(1).line);
    end
end
s = 0; message = '';
for k = 1:6
    try
        s = s + in_a_loop(k);
    catch e
        s = s + 1000; message = e.message;
    end
end
fprintf('%g %s\n', s, message);
% Numbers of outputs, where a call stands: alone, in expressions, subscripts, cells, conditions and arguments.
told(3)
asked(0), asked(1); ans
for k = 1:3
    p = asked(k); [q, r] = asked(k); [~, u] = asked(k); [v, ~, w] = asked(k); c = {asked(k), asked(k)}; z = [asked(k), asked(k)];
    if asked(k) > 0, p = p + x(asked(1) - 100); end
    d = abs(asked(k)); [c{3:5}] = asked(k); [o.a, o.b] = asked(k); [e, g(k)] = asked(-k);
    h = @() asked(k); [i, j] = h(); l = h();
    fprintf('%g ', p, q, r, u, v, w, numel(c), z, d, c{[1 3 5]}, o.a, o.b, e, g, i, j, l);
    fprintf('\n');
end
[y, rest] = grown(2); fprintf('%.17g %.17g %.17g %.17g\n', y, rest, cellfun(@grown, {1, 2}));
[a, b] = cellfun(@asked, {1, 2}); fprintf('%g ', a, b, arrayfun(@(v) asked(v), 1:2)); fprintf('\n');
% Outputs that are not asked for need not be assigned; others must be.
for k = 1:4
    try, one = lazily(k); [one, two] = lazily(k); fprintf('%g %g\n', one, two); catch e, fprintf('%s\n', e.identifier); end
    lazily(k);
end
% Parameters without a name count as others do.
s = 0; f = @ignoring; few = @(a, b, c) nargin; all = @(varargin) nargin; passed = @(a, b) counted(a); h = @counted;
for k = 1:5
    s = s * 3 + ignoring(k, 2 * k) + ignoring(k, k, k) + f(0, k) + few(k) + few() + few(1, 2, k) + all(k, k) + passed(k) + passed(k, 2) + h() + h(k, k);
end
fprintf('%.17g %d %d %d %d %d %d\n', s, nargin(f), nargin(h), nargin(few), nargin('grown'), nargout('grown'), nargout(@asked));
% Too many, checks of numbers, and what tests them otherwise.
for k = 1:3
    failing(@() scaled(1, 2, 3, 4)); failing(@() checked()); failing(@() checked(1, 2, 3)); failing(@() one_output(k)); failing(@() scaled(k, k));
    failing(@() few(1, 2, 3, 4)); failing(@() ignoring(k)); failing(@() no_outputs(k)); failing(@() grown(1, 2, 3, 4)); failing(@() checked(k));
end
try, [a, b] = one_output(1); catch e, fprintf('%s %s\n', e.identifier, e.message); end
try, [a, b, c] = grown(1); catch e, fprintf('%s %s\n', e.identifier, e.message); end
s = 0;
for k = 1:4, s = s + by_number() + 10 * by_number(k) + 100 * by_number(k, k) + 1000 * by_number(k, k, k); end
fprintf('%g\n', s);
% Calls of calls, of themselves, of nested functions, of what keeps values, and with an arguments block.
s = 0;
for k = 1:4, s = s + around(k) + around(k, 2) + down(k) + down(k, 1) + nests(k) + nests(k, 3); end
fprintf('%.17g\n', s);
kept(); s = 0;
for k = 1:4, s = s + kept(k); end
kept(); fprintf('%g %g %.17g %.17g\n', s, kept(1), blocked(2), blocked(2, 5));
for k = 1:3, s = s + blocked(k) + blocked(k, k); end
fprintf('%.17g\n', s);
rmpath(folder);

function y = scaled(x, k, b)
if nargin < 1, y = 0.25; return, end
if nargin < 2, k = 3; end
if nargin < 3, b = k * 2; end
y = x .* k + b;
end

function y = optional(a, b)
if ~exist('b', 'var') || isempty(b)
    b = 10;
end
y = a + b;
end

function n = counted(a, b, c)
n = nargin;
end

function y = weighted(x, w, how)
% The default has as many elements as x, and what is given may have one.
if nargin < 2, w = int8(1):int8(numel(x)); y = w; return, end
if nargin < 3, how = 'each'; end
y = w .* x;
if strcmp(how, 'sum'), y = sum(y(:)); end
end

function y = either(a, b, c)
given = [exist('a', 'var'), exist('b', 'var'), exist('c', 'var')];
if nargin > 1 && isempty(a), a = -b; end
if nargin < 1, y = 1000; elseif given(3) == 1, y = given + c; elseif given(2), y = given + a; else, y = 5 * a; end
end

function y = by_branch(a, b)
if a > 3
    y = a + b;
else
    y = a;
end
end

function y = summed_with(a, b, c)
c = a + 1;
y = b + c;
end

function y = in_a_loop(n, b)
y = 0;
for k = 1:n
    if k == 4, y = y + b; end
    if k == 2 && n ~= 5, b = k; end
    y = y + k;
end
end

function varargout_free = told(n)
varargout_free = n;
fprintf('told %d\n', nargout);
end

function [a, b, c] = asked(x)
a = x + 100 * nargout;
if nargout > 1
    b = x * 10;
    c = nargout;
end
if x == 0, fprintf('asked for %d\n', nargout); end
end

function [a, b] = lazily(k)
if k > 3, return, end
a = k;
if nargout == 2 && k < 3, b = 2 * k; end
end

function y = ignoring(~, b, ~)
y = b * 10 + nargin;
end

function y = checked(a, b)
narginchk(1, 2);
y = a;
end

function y = one_output(x)
y = x;
end

function no_outputs(x)
end

function y = by_number(a, b, c)
switch nargin
    case 0, y = 1;
    case 1, y = a;
    case {2, 3}, y = a + b + nargin;
end
end

function y = around(a, b)
% Hands on what it has, as far as it has it.
if nargin > 1
    y = scaled(a, b);
else
    y = scaled(a) + counted(a, nargin);
end
y = y + nargin * 100;
end

function n = down(k, depth)
if nargin < 2, depth = 0; end
if k == 0, n = depth; else, n = down(k - 1, depth + nargin); end
end

function y = nests(a, b)
if nargin < 2, b = 1; end
y = inside(a) + inside();
    function z = inside(v)
        if nargin < 1, v = b; end
        z = v * 10 + nargin;
    end
end

function n = kept(x)
persistent total
if nargin == 0, total = 0; return, end
total = total + x;
n = total;
end

function y = blocked(a, b)
arguments
    a (1, 1) double
    b double = a * 4
end
y = a + b + nargin / 8;
end

function failing(f)
try
    fprintf('%g\n', f());
catch e
    fprintf('%s %s\n', e.identifier, e.message);
end
end
