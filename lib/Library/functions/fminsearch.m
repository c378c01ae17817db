function [x, fval, exitflag, output] = fminsearch(fun, x0, options, varargin)
% FMINSEARCH A local minimum by the simplex method of Nelder and Mead.
if nargin < 3, options = []; end
if ~isfloat(x0), x0 = double(x0); end
n = numel(x0);
tol = struct('x', optimget(options, 'TolX', 1e-4), 'fun', optimget(options, 'TolFun', 1e-4));
most = [limit_of(options, 'MaxIter', n), limit_of(options, 'MaxFunEvals', n)];
shows = lower(char(optimget(options, 'Display', 'notify')));
fun = fcnchk(fun, numel(varargin));
at = @(p) value_of(feval(fun, reshape(p, size(x0)), varargin{:}));
[points, values] = first_simplex(at, x0(:));
count = n + 1; exitflag = 0; turn = 1; procedure = 'initial simplex';
if strcmp(shows, 'iter'), fprintf(' Iteration   Func-count         f(x)         Procedure\n%6d %12d %16g\n', 0, 1, values(1)); end
while true
  [values, order] = sort(values);
  points = points(:, order);
  if strcmp(shows, 'iter'), fprintf('%6d %12d %16g         %s\n', turn, count, values(1), procedure); end
  spread = max(max(abs(points(:, 2:end) - points(:, 1))));
  if abs(values(1) - values(end)) <= max(tol.fun, 10 * eps(values(1))) && spread <= max(tol.x, 10 * eps(max(points(:, 1))))
    exitflag = 1;
    break
  end
  if turn >= most(1) || count >= most(2), break, end
  [points, values, calls, procedure] = moved(at, points, values);
  count = count + calls; turn = turn + 1;
end
fval = values(1);
x = reshape(points(:, 1), size(x0));
output = struct('iterations', turn, 'funcCount', count, 'algorithm', 'Nelder-Mead simplex direct search', 'message', message_of(exitflag, tol));
if any(strcmp(shows, {'iter', 'final'})) || strcmp(shows, 'notify') && exitflag ~= 1, fprintf('%s\n', output.message); end
end

function limit = limit_of(options, name, n)
% A number, or as MATLAB says it by itself: '200*numberofvariables'.
limit = optimget(options, name, 200 * n);
if ischar(limit) || isstring(limit), limit = 200 * n; end
end

function text = message_of(exitflag, tol)
if exitflag == 1
  text = sprintf('The points of the simplex are within TolX of %g, and their values within TolFun of %g.', tol.x, tol.fun);
else
  text = 'The minimum was not found in as many steps, or values of the function, as allowed: see MaxIter and MaxFunEvals.';
end
end

function [points, values] = first_simplex(at, x)
% x, and x with each number changed by a twentieth.
n = numel(x);
points = repmat(x, 1, n + 1);
for k = 1:n
  if x(k) ~= 0, points(k, k + 1) = 1.05 * x(k); else, points(k, k + 1) = 0.00025; end
end
values = zeros(1, n + 1);
for k = 1:n + 1, values(k) = at(points(:, k)); end
end

function [points, values, calls, procedure] = moved(at, points, values)
% The worst point takes a better place, or all come nearer to the best.
n = size(points, 1);
middle = sum(points(:, 1:n), 2) / n;
reflected = 2 * middle - points(:, end);
value = at(reflected); calls = 1;
if value < values(1)
  expanded = 3 * middle - 2 * points(:, end);
  better = at(expanded); calls = 2;
  procedure = 'reflect';
  if better < value, points(:, end) = expanded; values(end) = better; procedure = 'expand'; else, points(:, end) = reflected; values(end) = value; end
elseif value < values(n)
  points(:, end) = reflected; values(end) = value; procedure = 'reflect';
else
  outside = value < values(end); procedure = 'contract inside';
  if outside, contracted = 1.5 * middle - 0.5 * points(:, end); procedure = 'contract outside'; else, contracted = 0.5 * middle + 0.5 * points(:, end); end
  inner = at(contracted); calls = 2;
  if inner < min(value, values(end))
    points(:, end) = contracted; values(end) = inner;
  else
    for k = 2:n + 1
      points(:, k) = points(:, 1) + 0.5 * (points(:, k) - points(:, 1));
      values(k) = at(points(:, k));
    end
    calls = n + 2; procedure = 'shrink';
  end
end
end

function value = value_of(value)
if ~isscalar(value) || ~isreal(value) || ~isnumeric(value)
  error('MATLAB:fminsearch:invalidObjective', 'The function must give one real number.');
end
value = double(value);
end
