function [q, fcnt] = quad(fun, a, b, tol, trace, varargin)
% QUAD Integral by Simpson's rule in intervals that are halved where need be, and how many values of the function it took.
if nargin < 4 || isempty(tol), tol = 1e-6; end
if nargin < 5 || isempty(trace), trace = false; end
if ~isscalar(tol) || ~isscalar(trace), error('MATLAB:quad:invalidArgument', 'The tolerance and the trace are one value each, or [].'); end
fun = fcnchk(fun, numel(varargin));
f = @(x) fun_values(fun, x, varargin);
a = double(a); b = double(b);
% Three intervals of unequal widths: a function that repeats itself is not met at the same places.
x = a + (b - a) * [0 0.13579 0.27158 0.5 0.72842 0.86421 1];
y = f(x);
fcnt = 7; q = 0;
if ~isfinite(y(1)), y(1) = f(a + eps(1) * (b - a)); fcnt = fcnt + 1; end
if ~isfinite(y(7)), y(7) = f(b - eps(1) * (b - a)); fcnt = fcnt + 1; end
pending = {x(1:3), y(1:3); x(3:5), y(3:5); x(5:7), y(5:7)};
problem = '';
while ~isempty(pending)
  [x, y] = pending{1, :}; pending(1, :) = [];
  inner = (x(1:2) + x(2:3)) / 2; between = f(inner); fcnt = fcnt + 2;
  [value, error_of] = simpson(x, y, between);
  if trace, fprintf('%8d %16.10f %18.8e %16.10f\n', fcnt, x(1), x(3) - x(1), value); end
  reason = simpson_reason(x, inner, value, fcnt, eps(1) / 1024 * abs(b - a));
  if abs(error_of) <= tol || ~isempty(reason)
    q = q + value;
    if isempty(problem), problem = reason; end
  else
    pending = [{[x(1) inner(1) x(2)], [y(1) between(1) y(2)]; [x(2) inner(2) x(3)], [y(2) between(2) y(3)]}; pending];
  end
end
simpson_warning('quad', problem);
end

function y = fun_values(fun, x, more)
y = feval(fun, x, more{:});
if numel(y) ~= numel(x)
  error('MATLAB:quad:FunctionOutputSize', 'The function must give one value for each of %d points, and gave %d. Use operators of elements such as .*.', numel(x), numel(y));
end
y = reshape(double(y), size(x));
end

function [value, error_of] = simpson(x, y, between)
% By five points, made better by the difference to three.
width = x(3) - x(1);
three = width / 6 * (y(1) + 4 * y(2) + y(3));
five = width / 12 * (y(1) + 4 * between(1) + 2 * y(2) + 4 * between(2) + y(3));
error_of = five - three;
value = five + error_of / 15;
end
