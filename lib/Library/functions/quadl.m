function [q, fcnt] = quadl(fun, a, b, tol, trace, varargin)
% QUADL Integral by the rule of Lobatto in intervals that are divided where need be, and how many values of the function it took.
if nargin < 4 || isempty(tol), tol = 1e-6; end
if nargin < 5 || isempty(trace), trace = false; end
if ~isscalar(tol) || ~isscalar(trace), error('MATLAB:quadl:invalidArgument', 'The tolerance and the trace are one value each, or [].'); end
fun = fcnchk(fun, numel(varargin));
f = @(x) fun_values(fun, x, varargin);
a = double(a); b = double(b);
ends = f([a b]);
fcnt = 2; q = 0; problem = '';
if ~isfinite(ends(1)), ends(1) = f(a + eps(1) * (b - a)); fcnt = fcnt + 1; end
if ~isfinite(ends(2)), ends(2) = f(b - eps(1) * (b - a)); fcnt = fcnt + 1; end
pending = {[a b], ends};
while ~isempty(pending)
  [x, y] = pending{1, :}; pending(1, :) = [];
  half = (x(2) - x(1)) / 2;
  inner = (x(1) + x(2)) / 2 + half * [-sqrt(2 / 3) -1 / sqrt(5) 0 1 / sqrt(5) sqrt(2 / 3)];
  between = f(inner); fcnt = fcnt + 5;
  % Lobatto by 4 points, and Kronrod's extension of it by 7.
  four = half / 6 * (y(1) + y(2) + 5 * (between(2) + between(4)));
  value = half / 1470 * (77 * (y(1) + y(2)) + 432 * (between(1) + between(5)) + 625 * (between(2) + between(4)) + 672 * between(3));
  if trace, fprintf('%8d %16.10f %18.8e %16.10f\n', fcnt, x(1), x(2) - x(1), value); end
  reason = reason_to_end([x(1) inner x(2)], value, fcnt, eps(1) / 1024 * abs(b - a));
  if abs(value - four) <= tol || ~isempty(reason)
    q = q + value;
    if isempty(problem), problem = reason; end
  else
    x = [x(1) inner x(2)]; y = [y(1) between y(2)];
    pending = [arrayfun(@(k) x(k:k + 1), (1:6)', 'UniformOutput', false), arrayfun(@(k) y(k:k + 1), (1:6)', 'UniformOutput', false); pending];
  end
end
warn_of(problem);
end

function y = fun_values(fun, x, more)
y = feval(fun, x, more{:});
if numel(y) ~= numel(x)
  error('MATLAB:quadl:FunctionOutputSize', 'The function must give one value for each of %d points, and gave %d. Use operators of elements such as .*.', numel(x), numel(y));
end
y = reshape(double(y), size(x));
end

function reason = reason_to_end(x, value, fcnt, smallest)
% Why an interval is not divided although its error is not small; empty: it is.
reason = '';
if ~isfinite(value)
  reason = 'ImproperFcnValue';
elseif fcnt > 10000
  reason = 'MaxFcnCount';
elseif abs(x(end) - x(1)) < smallest || any(diff(x) == 0)
  reason = 'MinStepSize';
end
end

function warn_of(problem)
switch problem
  case 'ImproperFcnValue', warning('MATLAB:quadl:ImproperFcnValue', 'The function has a value that is infinite or NaN.');
  case 'MaxFcnCount', warning('MATLAB:quadl:MaxFcnCount', 'The function was called for more than 10000 points: it may have a singularity.');
  case 'MinStepSize', warning('MATLAB:quadl:MinStepSize', 'An interval is as small as can be: the function may have a singularity.');
end
end
