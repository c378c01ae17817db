function [x, fval, exitflag, output] = fminbnd(fun, x1, x2, options, varargin)
% FMINBND Where a function of one number is least between two numbers, by golden sections and parabolas.
if nargin < 4, options = []; end
tol = optimget(options, 'TolX', 1e-4);
most = [optimget(options, 'MaxIter', 500), optimget(options, 'MaxFunEvals', 500)];
shows = lower(char(optimget(options, 'Display', 'notify')));
a = double(x1); b = double(x2);
output = struct('iterations', 0, 'funcCount', 0, 'algorithm', 'golden section search, parabolic interpolation', 'message', '');
x = []; fval = []; exitflag = -2;
if ~(isfinite(a) && isfinite(b)), error('MATLAB:fminbnd:InvalidBounds', 'The ends of the interval must be finite.'); end
if a > b
  output.message = 'The interval is none: its lower end is above its upper end.';
else
  fun = fcnchk(fun, numel(varargin));
  f = @(x) value_of(feval(fun, x, varargin{:}));
  [x, fval, exitflag, output] = least(f, a, b, tol, most, strcmp(shows, 'iter'), output);
end
if any(strcmp(shows, {'iter', 'final'})) || strcmp(shows, 'notify') && exitflag ~= 1, fprintf('%s\n', output.message); end
end

function y = value_of(y)
if ~isscalar(y) || ~isreal(y) || ~(isnumeric(y) || islogical(y))
  error('MATLAB:fminbnd:InvalidObjective', 'The function must give one real number.');
end
y = double(y);
end

function [x, fx, exitflag, output] = least(f, a, b, tol, most, shows, output)
% Brent's method: x is the best point, w the second best, v the one before.
golden = (3 - sqrt(5)) / 2;
x = a + golden * (b - a); w = x; v = x; d = 0; e = 0;
fx = f(x); fw = fx; fv = fx;
output.funcCount = 1; procedure = 'initial'; exitflag = 1;
if shows, fprintf(' Func-count        x             f(x)           Procedure\n'); end
while true
  if shows, fprintf('%8d %18g %14g        %s\n', output.funcCount, x, fx, procedure); end
  m = (a + b) / 2; near = sqrt(eps) * abs(x) + tol / 3;
  if abs(x - m) <= 2 * near - (b - a) / 2
    output.message = sprintf('The least value lies within %g of x, as TolX asks for.', tol);
    return
  end
  if output.iterations >= most(1) || output.funcCount >= most(2)
    exitflag = 0;
    output.message = sprintf('%d steps and %d values of the function were not enough: see MaxIter and MaxFunEvals.', output.iterations, output.funcCount);
    return
  end
  [d, e, procedure] = step_of([x w v], [fx fw fv], a, b, d, e, near);
  step = d;
  if abs(d) < near, step = near * (sign(d) + (d == 0)); end
  u = x + step; fu = f(u);
  output.iterations = output.iterations + 1; output.funcCount = output.funcCount + 1;
  if fu <= fx
    if u >= x, a = x; else, b = x; end
    v = w; fv = fw; w = x; fw = fx; x = u; fx = fu;
  else
    if u < x, a = u; else, b = u; end
    if fu <= fw || w == x
      v = w; fv = fw; w = u; fw = fu;
    elseif fu <= fv || v == x || v == w
      v = u; fv = fu;
    end
  end
end
end

function [d, e, procedure] = step_of(points, values, a, b, d, e, near)
% To the bottom of a parabola where that lies inside and the steps become smaller, else to the golden section of the longer side.
x = points(1); m = (a + b) / 2;
if abs(e) > near
  r = (x - points(2)) * (values(1) - values(3)); q = (x - points(3)) * (values(1) - values(2));
  p = (x - points(3)) * q - (x - points(2)) * r; q = 2 * (q - r);
  if q > 0, p = -p; end
  q = abs(q);
  if abs(p) < abs(0.5 * q * e) && p > q * (a - x) && p < q * (b - x)
    e = d; d = p / q; procedure = 'parabolic';
    u = x + d;
    if u - a < 2 * near || b - u < 2 * near, d = near * (sign(m - x) + (m == x)); end
    return
  end
end
if x >= m, e = a - x; else, e = b - x; end
d = (3 - sqrt(5)) / 2 * e; procedure = 'golden';
end
