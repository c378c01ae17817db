% Functions with a variable number of arguments and outputs: what varargin and varargout are in loops, how they are counted, indexed, handed
% on, changed and searched for options.
folder = fullfile(fileparts(mfilename('fullpath')), 'function_files');
addpath(folder);
x = linspace(-1, 2, 30); s = 0; t = 0;
for k = 1:6
    s = s + added() + added(k) + added(k, 2) + added(k, 2, k / 4);
    t = t + counts() + 10 * counts(k) + 100 * counts(k, k) + 1000 * counts(k, [], 'a') + second(k, k + 1) + second(k, x, 3) + literal(k, 1, 2, x);
    s = s - powers(k) + powers(k, 2) * powers(2, k, 3) + largest(k) + largest(k, 2.5) + largest(k, [], 2);
end
fprintf('%.17g %.17g\n', s, t);
% Arrays, classes, and sizes that differ from turn to turn.
y = added(x, 2, x) .* powers(x, 2); fprintf('%.17g %.17g\n', sum(y), y(9));
args = {};
for k = 1:5
    args{k} = k * ones(1, k); v = sized(args{:}); z = extents(k, 2);
    fprintf('%s %d %g %g ', mat2str(v), numel(z), sum(added(args{1}, args{k})), joined(k, args{:}));
    fprintf('%s %s %s\n', class(added(single(k), k)), class(added(int8(k), 2)), mat2str(size(extents(k))));
end
% Subscripts into an argument, and fields and handles among them.
q.gain = 4; s = 0;
for k = 1:5
    s = s + within(x, k) + within(reshape(x, 5, 6), 2, k) + of_struct(q, k) + of_struct(q) + called(@sin, k) + called(@(a, b) a * k - b, k, 2);
    q.gain = q.gain / 2;
end
fprintf('%.17g\n', s);
% Options by name, in any order, with errors for what is none.
for k = 1:4
    fprintf('%.17g ', configured(k), configured(k, 'scale', k), configured(k, 'offset', 1, 'scale', 2));
    fprintf('%.17g ', configured(k, 'flip'), configured(k, 'Flip', 'offset', x(k)));
    fprintf('%.17g\n', switched(k, 'twice') + switched(k, 'add', 3, 'twice', 'twice', 'add', k));
end
for k = 1:2
    attempt(@() configured(k, 'size', 3)); attempt(@() configured(k, 'scale')); attempt(@() configured(k, 7)); attempt(@() configured());
end
% Outputs, as many as are asked for; they may be more than that, and too few are an error.
s = 0;
for k = 1:4
    a = multiples(k); [b, c] = multiples(k); [~, d, e] = multiples(k); [f, g, h] = mixed(k, a, b); l = mixed(k); [m{1:k}] = multiples(10);
    s = s + a * 2 + b * 3 + c * 5 + d * 7 + e * 11 + f + g + h + l + numel(m) + m{k};
    multiples(k); mixed(k, 3);
    [n(1), n(2)] = three(k); p.a = three(k + 1); [p.b, p.c] = three(-k); s = s + n(2) - p.a * p.b + p.c;
end
fprintf('%.17g\n', s);
for k = 1:5
    try, [a, b, c] = first_of(k, x, 'z', 3); fprintf('%g %g %s\n', sum(a), sum(b), num2str(c)); catch e, fprintf('%s\n', e.identifier); end
end
none(1, 2); three(3); ans
attempt(@() none(1, 2)); attempt(@() three());
try, [a, b, c, d] = three(1); catch e, fprintf('%s\n', e.identifier); end
% Functions of arrays of cells get them, and so do calls of calls.
for k = 1:3
    [lo, hi] = over_all(1:k, 7, x(1:k));
    fprintf('%.17g ', lo, hi, depth_of(k, 'a', 'b', 'c'), handed_on(k, 2, 3), handed_on(k, 2), handed_on(), chosen(k, 10, 20, 30));
    [total, u, v] = joined(k, 1:3, k); fprintf('%g ', total, u, v);
    fprintf('%s\n', mat2str(matrix_of(k, 2, k)));
end
% What a function does to its list is nobody else's business.
list = {1, 2, 3}; s = 0;
for k = 1:4
    s = s + changed(list{:}) + changed(k, 5) + shortened(list{:}, k) + grown_list(k) + grown_list(k, k);
    list{2} = list{2} + 1;
end
fprintf('%g %s\n', s, mat2str([list{:}]));
% Handles with lists of their own, numbers of arguments, errors of subscripts, and lists in fields.
sums = @(varargin) sum([varargin{:}]); most = @(a, varargin) a * numel(varargin); pass = @(varargin) counts(varargin{:}); w.list = {4, 5};
s = 0;
for k = 1:4
    s = s * 2 + sums(k, 2) + sums() + most(k, 1, 1) + most(k) + pass(k, k, k) + pass();
    s = s + counts(w.list{:}, k) + feval(@added, w.list{:}) + feval('max', w.list{1:2});
    w.list{end + 1} = k;
end
fprintf('%.17g %d %d %d %d %d\n', s, nargin(sums), nargin(most), nargin(@second), nargin('joined'), nargout('joined'));
for k = 0:3
    attempt(@() third(list{1:k})); attempt(@() braces(k, list{1:k}));
end
attempt(@() second()); attempt(@() literal(1)); attempt(@() within(x, 40)); attempt(@() added('a', {1}));
shown(1, 'two', [3 4]); shown
rmpath(folder);

function total = added(varargin)
total = 0;
for k = 1:numel(varargin)
    total = total + varargin{k};
end
end

function n = counts(varargin)
% The same number, by all ways to it.
n = nargin;
if n ~= numel(varargin) || n ~= length(varargin) || n ~= size(varargin, 2) || isempty(varargin) ~= (n == 0)
    n = -1;
end
end

function y = second(~, varargin)
y = varargin{1}(end) + numel(varargin) * 100 + nargin;
end

function y = literal(varargin)
y = varargin{1} * varargin{2} - varargin{3} + varargin{4}(3) + varargin{end}(end - 1);
end

function y = powers(x, varargin)
if isempty(varargin), y = x; return, end
p = varargin{1};
if nargin > 2, p = p - varargin{2}; end
y = x .^ p;
end

function m = largest(varargin)
m = sum(max(varargin{:}));
end

function v = sized(varargin)
v = zeros(1, nargin);
for k = 1:nargin
    v(k) = size(varargin{k}, 2) * varargin{k}(1);
end
end

function z = extents(varargin)
z = zeros(varargin{:}) + ones(varargin{:}) * numel(varargin);
end

function y = within(v, varargin)
y = v(varargin{:});
if nargin > 2, return, end
y = y + v(varargin{1}) * varargin{1}(1);
end

function y = of_struct(varargin)
y = varargin{1}.gain;
if nargin > 1, y = y * varargin{2}; end
end

function y = called(f, varargin)
y = f(varargin{:});
end

function y = configured(x, varargin)
scale = 1; offset = 0; flip = false;
k = 1;
while k <= numel(varargin)
    name = varargin{k};
    if strcmp(name, 'scale')
        scale = varargin{k + 1}; k = k + 2;
    elseif strcmp(name, 'offset')
        offset = varargin{k + 1}; k = k + 2;
    elseif strcmpi(name, 'flip')
        flip = true; k = k + 1;
    elseif ischar(name)
        error('variable:option', '''%s'' is no option.', name);
    else
        error('variable:name', 'An option has a name, not %g.', name);
    end
end
y = x * scale + offset;
if flip, y = -y; end
end

function y = switched(y, varargin)
k = 1;
while k <= nargin - 1
    switch varargin{k}
        case 'twice', y = y * 2;
        case {'add', 'plus'}, k = k + 1; y = y + varargin{k};
    end
    k = k + 1;
end
end

function varargout = multiples(x)
% One, too, if none is asked for.
for k = 1:max(nargout, 1), varargout{k} = x * k; end
end

function [a, varargout] = mixed(x, varargin)
a = x + nargout * 10 + nargin * 100;
varargout{1} = numel(varargin);
if nargout > 2, varargout{2} = varargin{end} / 2; end
end

function varargout = three(varargin)
varargout = {varargin{:}, 2, 3};
end

function varargout = first_of(n, varargin)
varargout = cell(1, min(n, 3));
for k = 1:numel(varargout), varargout{k} = varargin{k}; end
if n < 5, varargout{1} = 3 * n; end
if n > 3, varargout(3) = []; varargout{3} = 'last'; end
end

function varargout = none(varargin)
end

function [lo, hi] = over_all(varargin)
lo = min(cellfun(@min, varargin)); hi = sum(cellfun(@(v) v(end) * numel(v), varargin)) + sum(cellfun('isempty', varargin));
end

function n = depth_of(n, varargin)
% Takes one away, until none is left.
if isempty(varargin), return, end
n = depth_of(n * 10 + numel(varargin), varargin{2:end});
end

function y = handed_on(varargin)
y = received(varargin, varargin{:});
end

function y = received(list, varargin)
y = numel(list) * 10 + numel(varargin);
for k = 1:numel(list), y = y + list{k} * varargin{end - k + 1}; end
end

function y = chosen(k, varargin)
y = varargin{k};
end

function m = matrix_of(varargin)
m = [varargin{:}; varargin{end:-1:1}];
end

function y = changed(varargin)
varargin{1} = varargin{1} * 10; varargin{end + 1} = 4;
for k = 2:numel(varargin), varargin{k} = varargin{k} + varargin{k - 1}; end
y = varargin{end} + nargin;
end

function y = shortened(varargin)
varargin(2) = []; rest = varargin(2:end);
y = varargin{1} + varargin{2} * 10 + numel(varargin) * 100 + rest{end};
end

function y = grown_list(x, varargin)
if isempty(varargin), varargin = {x + 1, x + 2}; end
y = sum([varargin{:}]) + nargin;
end

function y = third(varargin)
y = varargin{3};
end

function y = braces(k, varargin)
y = numel(varargin{k}) + varargin{k};
end

function shown(varargin)
varargin
for k = 1:nargin, disp(varargin{k}); end
end

function attempt(f)
try
    fprintf('%g\n', f());
catch e
    fprintf('%s %s\n', e.identifier, e.message);
end
end
