function [q, errbnd] = quadgk(fun, a, b, varargin)
% QUADGK Integral by the rule of Gauss and Kronrod with 7 and 15 points in intervals that are halved where need be, and a bound of its error.
options = options_of(varargin, isa(a, 'single') || isa(b, 'single'));
sample = @(x) samples(fun, x, options.arrays);
a = float_of(a); b = float_of(b);
[pieces, path, turned] = pieces_of(a, b, float_of(options.waypoints));
f = @(t) path_samples(sample, path, t);
q = 0 * sum(sample(middle_of(a, b)), 2); errbnd = zeros(1, 1, 'like', real(q));
if ~isequal(a, b) || ~isempty(options.waypoints), [q, errbnd] = halve(f, pieces, options); end
if turned, q = -q; end
if options.arrays, q = reshape(q, size(fun(middle_of(a, b)))); end
end

function options = options_of(given, is_single)
% The names in any case; the tolerances of singles are coarser.
options = struct('abstol', 1e-10, 'reltol', 1e-6, 'waypoints', [], 'maxintervalcount', 650, 'arrayvalued', false);
if is_single, options.abstol = 1e-5; options.reltol = 1e-4; end
for k = 1:2:numel(given), options.(lower(char(given{k}))) = given{k + 1}; end
options.arrays = logical(options.arrayvalued);
end

function x = float_of(x)
if ~isfloat(x), x = double(x); end
end

function x = middle_of(a, b)
% A point inside at which the function has a value.
x = (a + b) / 2;
if isinf(a) && isinf(b), x = zeros('like', real(x)); elseif isinf(a), x = b; elseif isinf(b), x = a; end
end

function [pieces, path, turned] = pieces_of(a, b, waypoints)
% The ends of the first intervals, in the variable t of the path.
turned = false;
if ~isreal(a) || ~isreal(b) || ~isreal(waypoints)
  pieces = refined([a, reshape(waypoints, 1, []), b], 10);
  path = @straight;
  return
end
turned = b < a;
if turned, [a, b] = deal(b, a); end
inner = unique(reshape(waypoints(waypoints > a & waypoints < b), 1, []));
[path, back, ends] = change_of_variable(a, b);
pieces = refined([ends(1), back(inner), ends(2)], 10);
end

function points = refined(points, count)
% The same with so many intervals at least.
while numel(points) - 1 < count
  middles = (points(1:end - 1) + points(2:end)) / 2;
  points = [reshape([points(1:end - 1); middles], 1, []), points(end)];
end
end

function [x, w] = straight(t)
x = t; w = ones(size(t), 'like', real(t));
end

function [path, back, ends] = change_of_variable(a, b)
% Infinite ends become finite, and what is singular at an end grows slower there.
one = ones(1, 1, 'like', a + b);
if isinf(a) && isinf(b)
  path = @(t) deal(t ./ (1 - t .^ 2), (1 + t .^ 2) ./ (1 - t .^ 2) .^ 2);
  back = @(x) 2 * x ./ (1 + sqrt(1 + 4 * x .^ 2));
  ends = [-one one];
elseif isinf(b)
  path = @(t) deal(a + (t ./ (1 - t)) .^ 2, 2 * t ./ (1 - t) .^ 3);
  back = @(x) sqrt(x - a) ./ (1 + sqrt(x - a));
  ends = [0 * one one];
elseif isinf(a)
  path = @(t) deal(b - (t ./ (1 + t)) .^ 2, -2 * t ./ (1 + t) .^ 3);
  back = @(x) -sqrt(b - x) ./ (1 + sqrt(b - x));
  ends = [-one 0 * one];
else
  path = @(t) deal((b - a) / 4 * t .* (3 - t .^ 2) + (b + a) / 2, (b - a) * 3 / 4 * (1 - t .^ 2));
  back = @(x) 2 * sin(asin(max(min((2 * x - a - b) / (b - a), 1), -1)) / 3);
  ends = [-one one];
end
end

function y = samples(fun, x, arrays)
% A column of values for each point.
if arrays
  columns = arrayfun(@(x) reshape(fun(x), [], 1), reshape(x, 1, []), 'UniformOutput', false);
  y = [columns{:}];
  return
end
y = fun(x);
if ~isequal(size(y), size(x))
  error('MATLAB:quadgk:FxNotSameSizeAsX', ['The function must give an array of the size of its argument, %d points, and gave one of size %s. ' ...
    'Use operators of elements such as .*, or the option ''ArrayValued''.'], numel(x), strjoin(string(size(y)), 'x'));
end
if ~isfloat(y), error('MATLAB:quadgk:UnsupportedClass', 'The function must give doubles or singles, not values of class %s.', class(y)); end
end

function y = path_samples(sample, path, t)
% The function along the path, by the path's speed, where there is one.
[x, w] = path(t);
y = sample(x) .* w;
end

function [q, bound] = halve(f, ends, options)
% Intervals whose error is small enough are done; the others are halved.
[nodes, wide, narrow] = rule_of(ends);
from = ends(1:end - 1); to = ends(2:end); whole = sum(abs(to - from));
done = 0; done_error = 0;
while true
  [values, errors] = integrals(f, from, to, nodes, wide, narrow);
  q = done + sum(values, 2);
  tolerance = max(options.abstol, options.reltol * max(abs(q)));
  bound = done_error + sum(errors);
  if ~isfinite(bound)
    warning('MATLAB:quadgk:NonFiniteValue', 'The function has a value that is infinite or NaN.');
    return
  end
  if bound <= tolerance, return, end
  bad = errors > tolerance * abs(to - from) / whole;
  narrowest = abs(to - from) <= 100 * eps(max(abs(from), abs(to)));
  if ~any(bad) || any(bad & narrowest)
    warn_of(any(bad), 'MinimumStepSize', 'An interval is as small as can be: the integral may have a singularity.', bound);
    return
  end
  if 2 * nnz(bad) > options.maxintervalcount
    warn_of(true, 'MaxIntervalCountReached', sprintf('%d intervals are not enough.', options.maxintervalcount), bound);
    return
  end
  done = done + sum(values(:, ~bad), 2); done_error = done_error + sum(errors(~bad));
  middle = (from(bad) + to(bad)) / 2;
  from = [from(bad), middle]; to = [middle, to(bad)];
end
end

function warn_of(wanted, what, text, bound)
if wanted, warning(['MATLAB:quadgk:' what], '%s The error may be %.1e.', text, bound); end
end

function [values, errors] = integrals(f, from, to, nodes, wide, narrow)
% Of each interval, a column each, with its error.
half = (to - from) / 2; middle = (from + to) / 2;
y = f(reshape(nodes * half + middle, 1, []));
rows = size(y, 1);
y = reshape(y, rows, numel(nodes), numel(from));
values = reshape(sum(y .* wide, 2), rows, []) .* half;
errors = max(abs(reshape(sum(y .* (wide - narrow), 2), rows, []) .* half), [], 1);
end

function [nodes, wide, narrow] = rule_of(ends)
% The 15 points of Kronrod, their weights and those of the 7 of Gauss among them.
points = [0.991455371120812639206854697526329; 0.949107912342758524526189684047851; 0.864864423359769072789712788640926; ...
  0.741531185599394439863864773280788; 0.586087235467691130294144838258730; 0.405845151377397166906606412076961; ...
  0.207784955007898467600689403773245];
kronrod = [0.022935322010529224963732008058970 0.063092092629978553290700663189204 0.104790010322250183839876322541518 ...
  0.140653259715525918745189590510238 0.169004726639267902826583426598550 0.190350578064785409913256402421014 ...
  0.204432940075298892414161999234649];
gauss = [0 0.129484966168869693270611432679082 0 0.279705391489276667901467771423780 0 0.381830050505118944950369775488975 0];
nodes = cast([-points; 0; flip(points)], 'like', real(ends));
wide = cast([kronrod 0.209482141084727828012999174891714 flip(kronrod)], 'like', real(ends));
narrow = cast([gauss 0.417959183673469387755102040816327 flip(gauss)], 'like', real(ends));
end
