function q = integral2(fun, xmin, xmax, ymin, ymax, varargin)
% INTEGRAL2 Integral of a function of x and y, where y may go from a function of x to another.
options = struct('abstol', 1e-10, 'reltol', 1e-6, 'method', 'auto');
for k = 1:2:numel(varargin), options.(lower(char(varargin{k}))) = varargin{k + 1}; end
from = end_of(ymin); to = end_of(ymax);
middle = (xmin + xmax) / 2;
bounded = isfinite(xmin) && isfinite(xmax) && all(isfinite([from(middle), to(middle)]));
method = lower(char(options.method));
if strcmp(method, 'tiled') && ~bounded
  error('MATLAB:integral2:TiledMethodFiniteLimits', 'Tiles need finite ends: use the method ''iterated'' or ''auto''.');
elseif strcmp(method, 'iterated') || ~bounded
  q = iterated(fun, xmin, xmax, from, to, options);
else
  q = tiled(fun, xmin, xmax, from, to, options);
end
end

function f = end_of(limit)
% An end of y as a function of x.
if isa(limit, 'function_handle')
  f = limit;
elseif isscalar(limit) && isreal(limit)
  f = @(x) limit;
else
  error('MATLAB:integral2:InvalidLimit', 'The ends of y are real numbers or functions of x.');
end
end

function q = iterated(fun, xmin, xmax, from, to, options)
% The outer tolerances are those asked for; within, numbers must be better than that.
inner = {'AbsTol', options.abstol / 10, 'RelTol', options.reltol / 10};
strip = @(x) integral(@(y) fun(repmat(x, size(y)), y), from(x), to(x), inner{:});
q = integral(@(x) arrayfun(strip, x), xmin, xmax, 'AbsTol', options.abstol, 'RelTol', options.reltol);
end

function q = tiled(fun, xmin, xmax, from, to, options)
% The region is the image of a square, whose tiles are quartered until the error of each is its area's share of the tolerance.
[nodes, wide, narrow] = rule_of();
[v, u] = ndgrid(nodes, nodes);
weights = reshape(wide' * wide, 1, []); coarse = reshape(narrow' * narrow, 1, []);
x = [-1 1 -1 1] / 2; y = [-1 -1 1 1] / 2; half = 1 / 2;
done = 0; done_error = 0;
while true
  f = values_of(fun, xmin, xmax, from, to, x + half * u(:), y + half * v(:));
  values = weights * f * half ^ 2; errors = abs((weights - coarse) * f) * half ^ 2;
  q = done + sum(values); bound = done_error + sum(errors);
  tolerance = max(options.abstol, options.reltol * abs(q));
  bad = errors > tolerance * half ^ 2;
  if ~isfinite(bound)
    warning('MATLAB:integral2:nonFiniteResult', 'The function has a value that is infinite or NaN.');
    return
  end
  if bound <= tolerance || ~any(bad), return, end
  if nnz(bad) > 4096 || half < 2 ^ -40
    warning('MATLAB:integral2:maxTilesReached', 'More tiles do not help: the integral may have a singularity. The error may be %.1e.', bound);
    return
  end
  done = done + sum(values(~bad)); done_error = done_error + sum(errors(~bad));
  half = half / 2;
  x = [x(bad) - half, x(bad) + half, x(bad) - half, x(bad) + half];
  y = [y(bad) - half, y(bad) - half, y(bad) + half, y(bad) + half];
end
end

function f = values_of(fun, xmin, xmax, from, to, u, v)
% The function at the images of points of the square, times the areas' ratio.
[x, dx] = slow_at_ends(xmin, xmax, u);
[y, dy] = slow_at_ends(from(x), to(x), v);
f = fun(x, y);
if ~isequal(size(f), size(x))
  error('MATLAB:integral2:FxNotSameSize', ['The function must give an array of the size of its arguments, %s, and gave one of size %s. ' ...
    'Use operators of elements such as .*.'], strjoin(string(size(x)), 'x'), strjoin(string(size(f)), 'x'));
end
f = f .* (dx .* dy);
end

function [x, dx] = slow_at_ends(a, b, t)
% From a to b as t goes from -1 to 1, with speed zero at both ends, so that what is singular there grows slower.
x = (b - a) / 4 .* t .* (3 - t .^ 2) + (b + a) / 2;
dx = (b - a) * 3 / 4 .* (1 - t .^ 2);
end

function [nodes, wide, narrow] = rule_of()
% Fejer's second rule with 15 points, and with every other one of them (Mathematische Zeitschrift 37, 1933).
angles = (1:15)' * pi / 16;
nodes = cos(angles);
wide = weights_of(angles);
narrow = zeros(1, 15); narrow(2:2:14) = weights_of(angles(2:2:14));
end

function w = weights_of(angles)
count = (numel(angles) + 1) / 2;
odd = 2 * (1:count) - 1;
w = (2 * sin(angles) / count .* (sin(angles * odd) * (1 ./ odd)'))';
end
