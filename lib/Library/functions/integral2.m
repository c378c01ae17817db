function q = integral2(fun, xmin, xmax, ymin, ymax, varargin)
% INTEGRAL2 Integral of a function of x and y, where y may go from a function of x to another, over tiles or one variable after the other.
options = struct('abstol', 1e-10, 'reltol', 1e-6, 'method', 'auto');
for k = 1:2:numel(varargin), options.(lower(char(varargin{k}))) = varargin{k + 1}; end
from = end_of(ymin); to = end_of(ymax);
ends = double([xmin, xmax, from([xmin xmax] / 2 + [xmax xmin] / 2), to([xmin xmax] / 2 + [xmax xmin] / 2)]);
finite = all(isfinite(ends)) && all(isfinite(double([from([xmin xmax]), to([xmin xmax])])));
method = lower(char(options.method));
if strcmp(method, 'tiled') && ~finite, error('MATLAB:integral2:InfiniteLimits', 'Tiles are finite: use the method ''iterated'' for infinite ends.'); end
if strcmp(method, 'iterated') || ~finite
  q = iterated(fun, xmin, xmax, from, to, options);
else
  q = tiled(@(turn, rise) turned(fun, ends(1), ends(2), from, to, turn, rise), options);
  if isa(xmin, 'single') || isa(xmax, 'single') || isa(ymin, 'single') || isa(ymax, 'single'), q = single(q); end
end
end

function f = end_of(limit)
% An end of y as a function of any number of x.
if isa(limit, 'function_handle')
  f = @(x) values_of(limit, x);
elseif isscalar(limit) && isreal(limit)
  f = @(x) repmat(limit, size(x));
else
  error('MATLAB:integral2:InvalidLimit', 'The ends of y are real numbers or functions of x.');
end
end

function y = values_of(limit, x)
try
  y = limit(x);
catch
  y = [];
end
if ~isequal(size(y), size(x)), y = arrayfun(limit, x); end
end

function q = iterated(fun, xmin, xmax, from, to, options)
% The outer tolerances are those asked for; within, numbers must be better than that.
inner = {'AbsTol', options.abstol / 10, 'RelTol', options.reltol / 10};
strip = @(x) integral(@(y) fun(repmat(x, size(y)), y), from(x), to(x), inner{:});
q = integral(@(x) arrayfun(strip, x), xmin, xmax, 'AbsTol', options.abstol, 'RelTol', options.reltol);
end

function z = turned(fun, a, b, from, to, turn, rise)
% The function at points given by two angles from 0 to pi, by what an angle adds to the area: what is singular at an edge grows slower there.
x = (a + b) / 2 - (b - a) / 2 * cos(turn);
low = from(x(1, :)); high = to(x(1, :));
y = (low + high) / 2 - (high - low) / 2 .* cos(rise);
z = fun(x, y);
if ~isequal(size(z), size(x))
  error('MATLAB:integral2:FxNotSameSizeAsX', ['The function must give an array of the size of its arguments, %s, and gave one of size %s. ' ...
    'Use operators of elements such as .*.'], strjoin(string(size(x)), 'x'), strjoin(string(size(z)), 'x'));
end
z = double(z) .* ((b - a) / 2 * sin(turn)) .* ((high - low) / 2 .* sin(rise));
end

function q = tiled(f, options)
% Tiles whose error is small enough are done; the others are cut into four.
rule = rule_of();
tiles = [0; 0; pi; pi]; count = 0; q = 0; bound = 0;
while true
  [parts, errors] = over(f, tiles, rule);
  count = count + size(tiles, 2);
  total = q + sum(parts); allowed = max(options.abstol, options.reltol * abs(total));
  open = errors > max(allowed * tiles(3, :) .* tiles(4, :) / pi ^ 2, eps(abs(total))) & bound + sum(errors) > allowed;
  q = q + sum(parts(~open)); bound = bound + sum(errors(~open));
  if ~any(open), return, end
  if count + 4 * nnz(open) > 10000 || any(isnan(errors))
    warning('MATLAB:integral2:maxFunEvalsFail', 'The integral is not as exact as asked for: its error may be %.1e. The function may be singular within the area.', bound + sum(errors(open)));
    q = q + sum(parts(open));
    return
  end
  tiles = quarters(tiles(:, open));
end
end

function tiles = quarters(tiles)
half = tiles(3:4, :) / 2; left = tiles(1:2, :);
tiles = [left, left + [1; 0] .* half, left + [0; 1] .* half, left + half; repmat(half, 1, 4)];
end

function [parts, errors] = over(f, tiles, rule)
% Each tile by the products of two rules, and how far that is from the products of narrower ones.
n = numel(rule.nodes);
turn = repmat(reshape(tiles(1, :) + tiles(3, :) .* rule.nodes, 1, []), n, 1);
rise = reshape(repmat(reshape(tiles(2, :) + tiles(4, :) .* rule.nodes, n, 1, []), 1, n, 1), n, []);
z = f(turn, rise);
areas = tiles(3, :) .* tiles(4, :);
parts = areas .* (rule.wide' * reshape(rule.wide' * z, n, []));
errors = abs(parts - areas .* (rule.narrow' * reshape(rule.narrow' * z, n, [])));
errors(isnan(parts)) = NaN;
end

function rule = rule_of()
% The second rule of Fejer on 15 points from 0 to 1, which has that on 7 in it.
[t, rule.wide] = weights_of(16);
[~, few] = weights_of(8);
rule.nodes = (1 - cos(t)) / 2;
rule.narrow = zeros(15, 1); rule.narrow(2:2:end) = few;
end

function [t, w] = weights_of(n)
t = (1:n - 1)' * pi / n; odd = 1:2:n - 1;
w = 2 / n * sin(t) .* (sin(t * odd) * (1 ./ odd'));
end
