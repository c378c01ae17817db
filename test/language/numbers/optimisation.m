% Zeros and minima of functions of one number, and options. The numbers come from mpmath 1.3 (mp.findroot), or are known in closed form.

% fzero: an interval or a start; its flags are those of MATLAB.
[x, fval, flag, output] = fzero(@cos, [1 2]);
assert(abs(x - pi / 2) <= eps && abs(fval) < 1e-15 && flag == 1 && output.funcCount == output.iterations + 2 && output.intervaliterations == 0)
assert(strcmp(output.message, 'Zero found in the interval [1, 2]') && strcmp(output.algorithm, 'bisection, interpolation'))
assert(abs(fzero(@(x) x .^ 3 - 2 * x - 5, 2) - 2.0945514815423265) <= 2 * eps(2) && abs(fzero('sin', 3) - pi) <= eps(4))
assert(abs(fzero(@(x) exp(-exp(-x)) - x, [0 1]) - 0.56714329040978387) <= eps && isequal(fzero(@(x) x, [0 5]), 0) && isequal(fzero(@(x) x - 5, [0 5]), 5))
x = fzero(@(x) x - 0.3, [0 1], optimset('TolX', 0.1));
assert(abs(x - 0.3) <= 0.1)
assert(isequal(fzero(struct('objective', @(x) x - 3, 'x0', [0 4], 'solver', 'fzero', 'options', [])), 3))
quiet = optimset('Display', 'off');
[x, fval, flag] = fzero(@(x) x ^ 2 + 1, 1, quiet);
assert(isnan(x) && isnan(fval) && flag == -3)
[~, ~, flag] = fzero(@(x) sqrt(x) + 1, 1, quiet);
assert(flag == -4)
[~, ~, flag] = fzero(@(x) 1 / (x - 2), [1 3.5], quiet);
assert(flag == -5)
refuse(@() fzero(@(x) x ^ 2 + 1, [1 2]), 'MATLAB:fzero:ValuesAtEndPtsSameSign');
refuse(@() fzero(@(x) 1 / x, [0 1]), 'MATLAB:fzero:ValuesAtEndPtsComplexOrNotFinite');
refuse(@() fzero(@(x) NaN, 1), 'MATLAB:fzero:ValueAtInitGuessComplexOrNotFinite');
refuse(@() fzero(@sin, [1 2 3]), 'MATLAB:fzero:LengthArg2');
refuse(@() fzero(@(x) [x x], 1), 'MATLAB:fzero:InvalidObjective');
refuse(@() fzero(struct('objective', @sin)), 'MATLAB:fzero:InvalidProblem');
assert(contains(evalc('fzero(@cos, [1 2], optimset(''Display'', ''iter''));'), 'interpolation'))

% fminbnd.
[x, fval, flag, output] = fminbnd(@(x) x .^ 3 - 2 * x - 5, 0, 2);
assert(abs(x - sqrt(2 / 3)) < 1e-4 && abs(fval + 6.0886621079036346) < 1e-7 && flag == 1 && output.iterations + 1 == output.funcCount)
assert(abs(fminbnd(@cos, 3, 4, optimset('TolX', 1e-12)) - pi) < 1e-7 && abs(fminbnd('sin', 0, 2 * pi) - 3 * pi / 2) < 1e-4)
[x, fval, flag] = fminbnd(@sin, 2, 1, quiet);
assert(isempty(x) && isempty(fval) && flag == -2)
[~, ~, flag, output] = fminbnd(@sin, 0, 6, optimset(quiet, 'MaxFunEvals', 3));
assert(flag == 0 && output.funcCount == 3)
refuse(@() fminbnd(@(x) [x x], 0, 1), 'MATLAB:fminbnd:InvalidObjective');
refuse(@() fminbnd(@sin, 0, Inf), 'MATLAB:fminbnd:InvalidBounds');

% fminsearch: MATLAB's documentation has 159 values of the function for this one, in 85 steps.
[x, fval, flag, output] = fminsearch(@(x) 100 * (x(2) - x(1) ^ 2) ^ 2 + (1 - x(1)) ^ 2, [-1.2 1]);
assert(all(abs(x - 1) < 1e-4) && fval < 1e-8 && flag == 1 && output.funcCount == 159 && output.iterations == 85)
assert(abs(fminsearch(@(x, a) (x - a) ^ 2, 0, [], 3) - 3) < 1e-3)

% Options: names in any case and by their beginning, which newer ones take the place of.
options = optimset('tolx', 1e-3, 'DISP', 'off');
assert(options.TolX == 1e-3 && strcmp(options.Display, 'off') && isempty(options.MaxIter) && isfield(options, 'GradObj'))
assert(optimget(options, 'TolX') == 1e-3 && optimget(options, 'tolf', 7) == 7 && isempty(optimget(options, 'MaxIter')))
options = optimset(options, optimset('MaxIter', 5, 'TolX', 2));
assert(options.MaxIter == 5 && options.TolX == 2 && strcmp(options.Display, 'off'))
assert(optimset(options, 'MaxIter', 6).MaxIter == 6 && optimset('fzero').TolX == eps && optimset(@fminbnd).MaxIter == 500)
refuse(@() optimset('Tol', 1), 'MATLAB:optimset:AmbiguousParamName');
refuse(@() optimset('NoSuch', 1), 'MATLAB:optimset:InvalidParamName');
refuse(@() optimset('TolX'), 'MATLAB:optimset:NoDefaultsForFcn');
refuse(@() optimset('TolX', 1, 'TolFun'), 'MATLAB:optimset:InvalidNumArgs');
refuse(@() optimget(optimset(), 'Tol'), 'MATLAB:optimget:AmbiguousPropName');

% Least squares without negative numbers: each is 0, or the slope of the squares there is none.
C = [0.0372 0.2869; 0.6861 0.7071; 0.6233 0.6245; 0.6344 0.6170]; d = [0.8587; 0.1781; 0.0747; 0.8405];
[x, resnorm, residual, flag, output, lambda] = lsqnonneg(C, d);
assert(all(abs(x - [0; 0.6929]) < 1e-4) && abs(resnorm - 0.8315) < 1e-4 && flag == 1 && isequal(residual, d - C * x) && lambda(1) < 0 && abs(lambda(2)) < 1e-12 && output.iterations >= 0)
shown = evalc('fminsearch(@(x) x ^ 2, 1, optimset(''Display'', ''iter'', ''MaxIter'', 3));');
assert(contains(shown, 'Iteration   Func-count         f(x)         Procedure') && contains(shown, 'initial simplex') && contains(shown, 'expand'))

function refuse(action, identifier)
try
  action();
catch e
  assert(strcmp(e.identifier, identifier), '%s: %s', e.identifier, e.message);
  return
end
error('No %s came.', identifier);
end
