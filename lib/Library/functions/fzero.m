function [x, fval, exitflag, output] = fzero(fun, x0, options, varargin)
% FZERO Where a function of one number is zero: between two numbers at which its signs differ, or near one.
if isstruct(fun), [fun, x0, options] = problem_of(fun); elseif nargin < 3, options = []; end
if ~any(numel(x0) == [1 2]) || ~all(isfinite(x0(:)))
  error('MATLAB:fzero:LengthArg2', 'Argument 2 must be one finite number to start at, or the two ends of an interval.');
end
log = struct('shows', lower(char(optimget(options, 'Display', 'notify'))), 'count', 0);
fun = fcnchk(fun, numel(varargin));
f = @(x) real_or_nan(feval(fun, x, varargin{:}));
tol = optimget(options, 'TolX', eps);
x0 = double(x0);
output = struct('intervaliterations', 0, 'iterations', 0, 'funcCount', 0, 'algorithm', 'bisection, interpolation', 'message', '');
if isscalar(x0), [ends, values, exitflag, output, log] = search(f, x0, output, log); else, [ends, values, exitflag, output] = bracket(f, x0, output); end
x = NaN; fval = NaN;
if exitflag == 1
  output.message = sprintf('Zero found in the interval [%g, %g]', ends(1), ends(2));
  largest = max(abs(values));
  [x, fval, output, log] = narrow(f, ends, values, tol, output, log);
  if abs(fval) > largest
    exitflag = -5;
    output.message = sprintf('The sign changes near %g, but the values there grow: it may be a pole.', x);
  end
end
output.funcCount = output.funcCount + log.count;
if any(strcmp(log.shows, {'iter', 'final'})) || strcmp(log.shows, 'notify') && exitflag ~= 1, fprintf('%s\n', output.message); end
end

function [fun, x0, options] = problem_of(problem)
if ~isscalar(problem) || ~all(isfield(problem, {'objective', 'x0', 'options', 'solver'}))
  error('MATLAB:fzero:InvalidProblem', 'A problem is one structure with the fields objective, x0, options and solver.');
end
fun = problem.objective; x0 = problem.x0; options = problem.options;
end

function y = real_or_nan(y)
% Of one value.
if ~isscalar(y) || ~(isnumeric(y) || islogical(y))
  error('MATLAB:fzero:InvalidObjective', 'The function must give one number, and gave one of class %s and size %s.', class(y), strjoin(string(size(y)), 'x'));
end
y = double(y);
end

function ok = usable(y)
ok = isreal(y) && isfinite(y);
end

function [ends, values, exitflag, output] = bracket(f, ends, output)
% The two ends that were given.
values = zeros(1, 2); exitflag = 1;
for k = 1:2
  y = f(ends(k));
  if ~usable(y), error('MATLAB:fzero:ValuesAtEndPtsComplexOrNotFinite', 'The values of the function at the ends of the interval must be finite and real.'); end
  values(k) = y;
end
output.funcCount = 2;
if all(values > 0) || all(values < 0)
  error('MATLAB:fzero:ValuesAtEndPtsSameSign', 'The values of the function at the ends of the interval must differ in sign; they are %g and %g.', values(1), values(2));
end
end

function [ends, values, exitflag, output, log] = search(f, x, output, log)
% Goes away from x on both sides until the sign changes.
y = f(x);
if ~usable(y), error('MATLAB:fzero:ValueAtInitGuessComplexOrNotFinite', 'The value of the function at the start must be finite and real.'); end
ends = [x x]; values = [y y]; exitflag = 1; output.funcCount = 1;
if strcmp(log.shows, 'iter'), fprintf(' Func-count        a            f(a)             b            f(b)\n'); end
step = x / 50;
if x == 0, step = 1 / 50; end
while y ~= 0 && (values(1) > 0) == (values(2) > 0)
  step = step * sqrt(2); output.intervaliterations = output.intervaliterations + 1;
  for side = 1:2
    ends(side) = x + (2 * side - 3) * step;
    value = f(ends(side)); output.funcCount = output.funcCount + 1;
    if ~usable(value) || ~isfinite(ends(side))
      exitflag = -3 - ~isreal(value);
      kinds = {'infinite or NaN', 'complex'};
      output.message = sprintf('No sign change was found before the function became %s, at %g. Try another start.', kinds{-2 - exitflag}, ends(side));
      return
    end
    values(side) = value;
    if (values(1) > 0) ~= (values(2) > 0), break, end
  end
  if strcmp(log.shows, 'iter'), fprintf('%8d %14g %14g %14g %14g\n', output.funcCount, ends(1), values(1), ends(2), values(2)); end
end
end

function [b, fb, output, log] = narrow(f, ends, values, tol, output, log)
% Brent's method: the zero stays between b, the better end, and c.
a = ends(1); b = ends(2); fa = values(1); fb = values(2); c = a; fc = fa;
if fa == 0, [b, fb] = deal(a, fa); end
d = b - a; e = d;
trace(log, output, b, fb, 'initial', true);
while fb ~= 0 && a ~= b
  if (fb > 0) == (fc > 0), c = a; fc = fa; d = b - a; e = d; end
  if abs(fc) < abs(fb), a = b; b = c; c = a; fa = fb; fb = fc; fc = fa; end
  m = (c - b) / 2; toler = 2 * tol * max(abs(b), 1);
  if abs(m) <= toler || fb == 0, break, end
  [d, e, procedure] = step_of(a, b, c, [fa fb fc], m, d, e, toler);
  a = b; fa = fb;
  if abs(d) > toler, b = b + d; elseif b > c, b = b - toler; else, b = b + toler; end
  fb = f(b);
  if ~isreal(fb) || isnan(fb), error('MATLAB:fzero:FunctionValueNotReal', 'The value of the function at %g must be real.', b); end
  log.count = log.count + 1; output.iterations = output.iterations + 1;
  trace(log, output, b, fb, procedure, false);
end
end

function [d, e, procedure] = step_of(a, b, c, values, m, d, e, toler)
% By interpolation where that is better than to halve.
fa = values(1); fb = values(2); fc = values(3);
procedure = 'bisection';
if abs(e) < toler || abs(fa) <= abs(fb), d = m; e = m; return, end
s = fb / fa;
if a == c
  p = 2 * m * s; q = 1 - s;
else
  q = fa / fc; r = fb / fc;
  p = s * (2 * m * q * (q - r) - (b - a) * (r - 1)); q = (q - 1) * (r - 1) * (s - 1);
end
if p > 0, q = -q; else, p = -p; end
if 2 * p < 3 * m * q - abs(toler * q) && p < abs(0.5 * e * q)
  e = d; d = p / q; procedure = 'interpolation';
else
  d = m; e = m;
end
end

function trace(log, output, x, y, procedure, is_first)
if ~strcmp(log.shows, 'iter'), return, end
if is_first, fprintf(' Func-count        x             f(x)           Procedure\n'); end
fprintf('%8d %18g %14g        %s\n', output.funcCount + log.count, x, y, procedure);
end
