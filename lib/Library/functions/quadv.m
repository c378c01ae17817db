function [q, fcnt] = quadv(fun, a, b, tol, trace, varargin)
% QUADV Integral of a function that takes a number and gives an array, by Simpson's rule in intervals that are halved where need be, and how many values of the function it took.
if nargin < 4 || isempty(tol), tol = 1e-6; end
if nargin < 5 || isempty(trace), trace = false; end
if ~isscalar(tol) || ~isscalar(trace), error('MATLAB:quadv:invalidArgument', 'The tolerance and the trace are one value each, or [].'); end
fun = fcnchk(fun, numel(varargin));
f = @(x) feval(fun, x, varargin{:});
a = double(a); b = double(b); smallest = eps(1) / 1024 * abs(b - a);
% Three intervals of unequal widths: a function that repeats itself is not met at the same places.
x = a + (b - a) * [0 0.13579 0.27158 0.5 0.72842 0.86421 1];
y = arrayfun(f, x, 'UniformOutput', false); fcnt = 7;
if ~all(isfinite(y{1}(:))), y{1} = f(a + eps(1) * (b - a)); fcnt = fcnt + 1; end
if ~all(isfinite(y{7}(:))), y{7} = f(b - eps(1) * (b - a)); fcnt = fcnt + 1; end
pending = {x(1:3), y(1:3); x(3:5), y(3:5); x(5:7), y(5:7)};
q = 0; problem = '';
while ~isempty(pending)
  [x, y] = pending{1, :}; pending(1, :) = [];
  inner = (x(1:2) + x(2:3)) / 2;
  between = {f(inner(1)), f(inner(2))}; fcnt = fcnt + 2;
  three = (x(3) - x(1)) / 6 * (y{1} + 4 * y{2} + y{3});
  five = (x(3) - x(1)) / 12 * (y{1} + 4 * between{1} + 2 * y{2} + 4 * between{2} + y{3});
  distance = max([0; abs(five(:) - three(:))]);
  if trace, fprintf('%8d %16.10f %18.8e %16.10f\n', fcnt, x(1), x(3) - x(1), five(1)); end
  reason = simpson_reason(x, inner, five, fcnt, smallest);
  if distance <= tol || ~isempty(reason)
    q = q + five + (five - three) / 15;
    if isempty(problem), problem = reason; end
  else
    pending = [{[x(1) inner(1) x(2)], [y(1) between(1) y(2)]; [x(2) inner(2) x(3)], [y(2) between(2) y(3)]}; pending];
  end
end
simpson_warning('quadv', problem);
end
