function varargout = ode45(odefun, tspan, y0, options, varargin)
% ODE45 A system of differential equations from its start, by the method of Dormand and Prince of order 5 with steps as errors allow.
% Another solver with the same options names itself in the field Solver.
if nargin < 4 || isempty(options), options = struct(); end
solver = odeget(options, 'Solver', 'ode45');
tspan = double(reshape(tspan, 1, [])); y = reshape(y0, [], 1);
if ~isfloat(y), y = double(y); end
direction = sign(tspan(end) - tspan(1));
if numel(tspan) < 2 || direction == 0 || any(direction * diff(tspan) <= 0) || ~all(isfinite(tspan))
  error(['MATLAB:' solver ':TspanNotMonotonic'], 'Times are two at least, finite and in order.');
end
method = method_named(solver);
control = control_of(solver, method, options, tspan, numel(y), varargin);
control.wholeSteps = nargout == 1; control.direction = direction;
control.report = report_of(options, nargout, varargin);
f = equations(@(t, y) feval(odefun, t, y, varargin{:}), solver, options, numel(y), method, varargin);
run = solve(f, tspan, y, control, method);
if strcmpi(odeget(options, 'Stats', 'off'), 'on')
  fprintf('%d successful steps\n%d failed attempts\n%d function evaluations\n', run.stats);
end
if nargout == 1
  varargout = {solution_of(run, solver, odefun, options, varargin)};
else
  varargout = {run.t.', run.y.', run.te.', run.ye.', run.ie.'};
  varargout = varargout(1:nargout);
end
end

function sol = solution_of(run, solver, odefun, options, more)
sol = struct('solver', solver, 'extdata', struct('odefun', odefun, 'options', options, 'varargin', {more}), 'x', run.t, 'y', run.y);
if ~isempty(odeget(options, 'Events')), sol.xe = run.te; sol.ye = run.ye; sol.ie = run.ie; end
sol.stats = struct('nsteps', run.stats(1), 'nfailed', run.stats(2), 'nfevals', run.stats(3));
sol.idata = struct('coefs', run.coefs);
end

%% What is asked for

function control = control_of(solver, method, options, tspan, count, more)
% Tolerances, lengths of steps and events.
whole = abs(tspan(end) - tspan(1));
control = struct('relative', odeget(options, 'RelTol', 1e-3), 'absolute', reshape(odeget(options, 'AbsTol', 1e-6), [], 1), ...
  'longest', min(whole, abs(odeget(options, 'MaxStep', 0.1 * whole))), 'first', odeget(options, 'InitialStep'), 'refine', odeget(options, 'Refine', method.refine), ...
  'positive', odeget(options, 'NonNegative'), 'byNorm', strcmpi(odeget(options, 'NormControl', 'off'), 'on'), 'events', []);
if ~isscalar(control.relative) || ~(control.relative > 0), error(['MATLAB:' solver ':RelTolNotPosScalar'], 'RelTol is a positive number.'); end
if ~all(control.absolute > 0) || ~any(numel(control.absolute) == [1 count]), error(['MATLAB:' solver ':AbsTolNotPos'], 'AbsTol is a positive number, or one for each equation.'); end
if ~(control.longest > 0), error(['MATLAB:' solver ':MaxStepLEzero'], 'MaxStep is a positive number.'); end
if ~isempty(control.positive) && ~(all(control.positive == fix(control.positive)) && all(control.positive >= 1 & control.positive <= count))
  error(['MATLAB:' solver ':NonNegativeIndicesInvalid'], 'NonNegative names solutions by their numbers, from 1 to %d.', count);
end
control.relative = max(control.relative, 100 * eps);
control.threshold = control.absolute / control.relative;
if control.byNorm, control.threshold = norm(control.threshold); end
events = odeget(options, 'Events');
if ~isempty(events), control.events = @(t, y) events_of(events, t, y, more); end
end

function [values, ends, ways] = events_of(events, t, y, more)
[values, ends, ways] = feval(events, t, y, more{:});
values = values(:); ends = ends(:); ways = ways(:);
end

function report = report_of(options, count, more)
% The function for points as they are found; without results they are plotted.
report = odeget(options, 'OutputFcn');
if isempty(report) && count == 0, report = @odeplot; end
if isempty(report), return, end
chosen = odeget(options, 'OutputSel');
of = @(y) y(:, :);
if ~isempty(chosen), of = @(y) y(chosen(chosen <= size(y, 1)), :); end
call = report;
report = @(t, y, flag) feval(call, t, of(y), flag, more{:});
end

function f = equations(call, solver, options, count, method, more)
% The slopes, by the mass matrix where there is one; solutions that may not be negative do not fall any more at 0.
f = @(t, y) slope_of(call(t, y), count, solver);
mass = odeget(options, 'Mass');
if isnumeric(mass) && ~isempty(mass)
  f = @(t, y) mass \ f(t, y);
elseif ~isempty(mass) && (strcmpi(odeget(options, 'MStateDependence', 'weak'), 'none') || nargin(mass) == 1)
  f = @(t, y) feval(mass, t, more{:}) \ f(t, y);
elseif ~isempty(mass)
  f = @(t, y) feval(mass, t, y, more{:}) \ f(t, y);
end
positive = odeget(options, 'NonNegative');
if ~isempty(positive), f = @(t, y) rising(f(t, y), y, positive); end
end

function s = slope_of(s, count, solver)
if ~isnumeric(s) || numel(s) ~= count || ~iscolumn(s)
  error(['MATLAB:' solver ':InvalidSlope'], 'The function must give a column of %d numbers, as many as there are at the start.', count);
end
end

function s = rising(s, y, positive)
low = positive(y(positive) <= 0);
s(low) = max(s(low), 0);
end

%% The way through the times

function run = solve(f, tspan, y, control, method)
% Of two times, each step and points within it; of more, those times.
t = tspan(1); stop = tspan(end); ts = {t}; ys = {y}; coefs = {};
run = struct('te', [], 'ye', [], 'ie', []);
run.stats = [0 0 1];
slope = f(t, y); step = first_step(t, y, slope, stop, control, method);
values = []; if ~isempty(control.events), values = control.events(t, y); end
if ~isempty(control.report), control.report(tspan, y, 'init'); end
finished = false;
while ~finished
  [h, later, next, stages, slope, tried, ratio] = one_step(f, t, y, slope, step, stop, control, method);
  run.stats(2:3) = run.stats(2:3) + [tried - 1, tried * method.calls];
  if isempty(next)
    warning(['MATLAB:' method.name ':IntegrationTolNotMet'], 'At t=%e no step is small enough for the tolerances; the shortest is %e.', t, 16 * eps(t));
    break
  end
  curve = stages * method.dense;
  at = @(wanted) within(wanted, t, y, h, curve, control.positive);
  finished = later == stop; cut = false;
  if ~isempty(control.events)
    [te, ie, values, cut] = crossings(control.events, at, t, later, values, next);
    run.te = [run.te, te]; run.ye = [run.ye, at(te)]; run.ie = [run.ie, ie];
    if cut, later = te(end); next = at(later); finished = true; end
  end
  [wanted, states] = points_of(tspan, t, later, next, at, cut, control);
  ts{end + 1} = wanted; ys{end + 1} = states;
  if control.wholeSteps, coefs{end + 1} = scaled_curve(curve, h, later - t); end
  if ~isempty(control.report) && ~isempty(wanted) && any(control.report(wanted, states, '')), finished = true; end
  run.stats(1) = run.stats(1) + 1;
  step = abs(h);
  if tried == 1, step = step * min(5, 1 / max(1.25 * ratio ^ method.power, 0.2)); end
  t = later; y = next;
end
if ~isempty(control.report), control.report([], [], 'done'); end
run.t = [ts{:}]; run.y = [ys{:}]; run.coefs = cat(3, coefs{:});
end

function step = first_step(t, y, slope, stop, control, method)
if ~isempty(control.first), step = min(control.longest, abs(control.first)); return, end
step = min(control.longest, abs(stop - t));
rate = size_of(slope, y, y, control) / (0.8 * control.relative ^ method.power);
if step * rate > 1, step = 1 / rate; end
step = max(step, 16 * eps(t));
end

function [h, later, next, stages, slope, tried, ratio] = one_step(f, t, y, slope, step, stop, control, method)
% Shorter until the error is small enough; `ratio` is the error by that.
shortest = 16 * eps(t); tried = 0;
step = min(control.longest, max(shortest, step));
while true
  h = control.direction * step;
  if 1.1 * step >= abs(stop - t), h = stop - t; step = abs(h); end
  later = t + h; if abs(h) >= abs(stop - t), later = stop; end
  [next, stages, last, wrong] = method.attempt(f, t, y, h, slope, control);
  next(control.positive) = max(next(control.positive), 0);
  tried = tried + 1;
  ratio = step * size_of(wrong, y, next, control) / control.relative;
  if ratio <= 1, slope = last; return, end
  if step <= shortest || isnan(ratio), next = []; return, end
  if tried > 1, step = max(shortest, 0.5 * step); else, step = max(shortest, step * max(method.least, 0.8 * ratio ^ -method.power)); end
end
end

function s = size_of(x, y, next, control)
if control.byNorm
  s = norm(x) / max(max(norm(y), norm(next)), control.threshold);
else
  s = norm(x ./ max(max(abs(y), abs(next)), control.threshold), Inf);
end
end

function values = within(wanted, t, y, h, curve, positive)
powers = (1:size(curve, 2))';
values = y + h * (curve * ((wanted - t) / h) .^ powers);
values(positive, :) = max(values(positive, :), 0);
end

function [wanted, states] = points_of(tspan, t, later, next, at, cut, control)
if control.wholeSteps
  wanted = later; states = next;
  return
end
if numel(tspan) > 2
  wanted = tspan(control.direction * tspan > control.direction * t & control.direction * tspan <= control.direction * later);
  if cut && (isempty(wanted) || wanted(end) ~= later), wanted = [wanted later]; end
else
  wanted = t + (later - t) * (1:control.refine) / control.refine;
  wanted(end) = later;
end
states = at(wanted);
if ~isempty(wanted) && wanted(end) == later, states(:, end) = next; end
end

function curve = scaled_curve(curve, h, length)
% As powers of the share of a step that an event has cut; the length of the step is a factor.
curve = h * curve .* (length / h) .^ (1:size(curve, 2));
end

%% Events

function [te, ie, now, cut] = crossings(events, at, t, later, before, next)
% Where values change their sign in the way that counts, in order, up to the first one that ends it all.
[now, ends, ways] = events(later, next);
ie = reshape(find(before ~= 0 & sign(before) ~= sign(now) & ways .* (now - before) >= 0), 1, []);
te = zeros(size(ie));
for k = 1:numel(ie)
  te(k) = zero_of(@(x) element_of(events(x, at(x)), ie(k)), t, later, before(ie(k)), now(ie(k)));
end
[~, order] = sort(abs(te - t)); te = te(order); ie = ie(order);
last = find(ends(ie), 1);
cut = ~isempty(last);
if cut, te = te(1:last); ie = ie(1:last); end
end

function value = element_of(values, k)
value = values(k);
end

function b = zero_of(g, a, b, ga, gb)
% False positions that halve the value of an end which stays, and halves of the interval now and then.
for turn = 1:200
  if gb == 0 || abs(b - a) <= 128 * eps(max(abs(a), abs(b))), return, end
  if mod(turn, 4) == 0, c = (a + b) / 2; else, c = b - gb * (b - a) / (gb - ga); end
  if c == a || c == b, c = (a + b) / 2; end
  gc = g(c);
  if sign(gc) == sign(ga)
    a = c; ga = gc; gb = gb / 2;
  else
    b = c; ga = ga / 2; gb = gc;
  end
end
end

%% Methods

function method = method_named(solver)
switch solver
  case 'ode23', method = pair_of_bogacki_and_shampine();
  case {'ode23s', 'ode15s'}, method = rosenbrock();
  otherwise, method = pair_of_dormand_and_prince();
end
method.name = solver;
end

function method = pair_of_dormand_and_prince()
weights = [1/5 0 0 0 0 0; 3/40 9/40 0 0 0 0; 44/45 -56/15 32/9 0 0 0; 19372/6561 -25360/2187 64448/6561 -212/729 0 0; ...
  9017/3168 -355/33 46732/5247 49/176 -5103/18656 0; 35/384 0 500/1113 125/192 -2187/6784 11/84];
errors = [71/57600; 0; -71/16695; 71/1920; -17253/339200; 22/525; -1/40];
dense = [1 -183/64 37/12 -145/128; 0 0 0 0; 0 1500/371 -1000/159 1000/371; 0 -125/32 125/12 -375/64; ...
  0 9477/3392 -729/106 25515/6784; 0 -11/7 11/3 -55/28; 0 3/2 -4 5/2];
method = explicit_pair(weights, [1/5 3/10 4/5 8/9 1 1], errors, dense, 1 / 5);
method.refine = 4; method.least = 0.1;
end

function method = pair_of_bogacki_and_shampine()
weights = [1/2 0 0; 0 3/4 0; 2/9 1/3 4/9];
errors = [-5/72; 1/12; 1/9; -1/8];
dense = [1 -4/3 5/9; 0 1 -2/3; 0 4/3 -8/9; 0 -1 1];
method = explicit_pair(weights, [1/2 3/4 1], errors, dense, 1 / 3);
method.refine = 1; method.least = 0.5;
end

function method = explicit_pair(weights, places, errors, dense, power)
method = struct('dense', dense, 'power', power, 'calls', numel(places));
method.attempt = @(f, t, y, h, slope, control) explicit_step(f, t, y, h, slope, weights, places, errors);
end

function [next, stages, last, wrong] = explicit_step(f, t, y, h, slope, weights, places, errors)
% The last stage is the slope where the step ends.
stages = zeros(numel(y), numel(places) + 1, 'like', y + slope); stages(:, 1) = slope;
for k = 1:numel(places)
  next = y + h * (stages(:, 1:k) * weights(k, 1:k)');
  stages(:, k + 1) = f(t + places(k) * h, next);
end
last = stages(:, end); wrong = stages * errors;
end

function method = rosenbrock()
% Of order 2, for stiff systems (Shampine and Reichelt, SIAM J. Sci. Comput. 18, 1997).
d = 1 / (2 + sqrt(2));
method = struct('dense', [1 -1; -2 * d 1] / (1 - 2 * d), 'power', 1 / 3, 'calls', 3, 'refine', 1, 'least', 0.1);
method.attempt = @(f, t, y, h, slope, control) rosenbrock_step(f, t, y, h, slope, control, d);
end

function [next, stages, last, wrong] = rosenbrock_step(f, t, y, h, slope, control, d)
[J, T] = derivatives_of(f, t, y, h, slope, control);
W = eye(numel(y)) - h * d * J;
k1 = W \ (slope + h * d * T);
middle = f(t + 0.5 * h, y + 0.5 * h * k1);
k2 = W \ (middle - k1) + k1;
next = y + h * k2;
last = f(t + h, next);
k3 = W \ (last - (6 + sqrt(2)) * (k2 - middle) - 2 * (k1 - slope) + h * d * T);
stages = [k1 k2]; wrong = (k1 - 2 * k2 + k3) / 6;
end

function [J, T] = derivatives_of(f, t, y, h, slope, control)
% By differences.
J = zeros(numel(y), 'like', y + slope);
change = sqrt(eps) * max(abs(y), control.threshold .* ones(size(y)));
for k = 1:numel(y)
  moved = y; moved(k) = moved(k) + change(k);
  J(:, k) = (f(t, moved) - slope) / (moved(k) - y(k));
end
late = t + sqrt(eps) * max(abs(h), 16 * eps(t)) * sign(h);
T = (f(late, y) - slope) / (late - t);
end
