function [t, y] = ode45(odefun, tspan, y0, options, varargin)
% ODE45 A system of differential equations from its start, by the method of Dormand and Prince of order 5 with steps as errors allow.
if nargin < 4 || isempty(options), options = struct(); end
tspan = reshape(tspan, 1, []); y = reshape(y0, [], 1);
if ~isfloat(y), y = double(y); end
direction = sign(tspan(end) - tspan(1));
if numel(tspan) < 2 || direction == 0 || any(direction * diff(tspan) <= 0) || ~all(isfinite(tspan))
  error('MATLAB:ode45:TspanNotMonotonic', 'Times are two at least, finite and in order.');
end
f = @(t, y) slope_of(feval(odefun, t, y, varargin{:}), numel(y));
control = control_of(options, tspan, numel(y));
[times, states] = solve(f, tspan, y, direction, control);
if nargout == 1
  t = struct('solver', 'ode45', 'x', times, 'y', states);
else
  t = times.'; y = states.';
end
end

function s = slope_of(s, count)
if ~isnumeric(s) || numel(s) ~= count || ~iscolumn(s)
  error('MATLAB:ode45:InvalidSlope', 'The function must give a column of %d numbers, as many as there are at the start.', count);
end
end

function control = control_of(options, tspan, count)
% Tolerances and lengths of steps.
for name = {'Events', 'Mass', 'NonNegative', 'OutputFcn'}
  if ~isempty(odeget(options, name{1}))
    error('MATLAB:ode45:UnsupportedOption', 'The option %s is not supported.', name{1});
  end
end
whole = abs(tspan(end) - tspan(1));
control = struct('relative', odeget(options, 'RelTol', 1e-3), 'absolute', reshape(odeget(options, 'AbsTol', 1e-6), [], 1), ...
  'longest', min(whole, abs(odeget(options, 'MaxStep', 0.1 * whole))), 'first', odeget(options, 'InitialStep'), 'refine', odeget(options, 'Refine', 4));
if ~isscalar(control.relative) || ~(control.relative > 0), error('MATLAB:ode45:RelTolNotPosScalar', 'RelTol is a positive number.'); end
if ~all(control.absolute > 0) || ~any(numel(control.absolute) == [1 count]), error('MATLAB:ode45:AbsTolNotPos', 'AbsTol is a positive number, or one for each equation.'); end
if ~(control.longest > 0), error('MATLAB:ode45:MaxStepLEzero', 'MaxStep is a positive number.'); end
control.threshold = control.absolute / control.relative;
end

function [times, states] = solve(f, tspan, y, direction, control)
% Of two times, each step and points within it; of more, those times.
t = tspan(1); stop = tspan(end); times = t; states = y;
slopes = zeros(numel(y), 7, 'like', y); slopes(:, 1) = f(t, y);
step = first_step(t, y, slopes(:, 1), stop, control);
while t ~= stop
  shortest = 16 * eps(t);
  [step, h, next, slopes, failed, ratio] = one_step(f, t, y, slopes, step, shortest, stop, direction, control);
  if isempty(next)
    warning('MATLAB:ode45:IntegrationTolNotMet', 'At t=%e no step is small enough for the tolerances; the shortest is %e.', t, shortest);
    return
  end
  later = t + h;
  if abs(h) >= abs(stop - t), later = stop; end
  if numel(tspan) > 2, wanted = tspan(direction * tspan > direction * t & direction * tspan <= direction * later); else, wanted = t + (later - t) * (1:control.refine) / control.refine; end
  times = [times, wanted]; states = [states, between(wanted, t, y, h, slopes)];
  if ~isempty(wanted) && (numel(tspan) == 2 || wanted(end) == later), times(end) = later; states(:, end) = next; end
  if ~failed, step = step * min(5, 1 / max(1.25 * ratio ^ (1 / 5), 0.2)); end
  t = later; y = next; slopes(:, 1) = slopes(:, 7);
end
end

function step = first_step(t, y, slope, stop, control)
if ~isempty(control.first), step = min(control.longest, abs(control.first)); return, end
step = min(control.longest, abs(stop - t));
rate = norm(slope ./ max(abs(y), control.threshold), Inf) / (0.8 * control.relative ^ (1 / 5));
if step * rate > 1, step = 1 / rate; end
step = max(step, 16 * eps(t));
end

function [step, h, next, slopes, failed, ratio] = one_step(f, t, y, slopes, step, shortest, stop, direction, control)
% Shorter until the error is small enough; `ratio` is the error by that.
weights = [1/5 0 0 0 0 0; 3/40 9/40 0 0 0 0; 44/45 -56/15 32/9 0 0 0; 19372/6561 -25360/2187 64448/6561 -212/729 0 0; ...
  9017/3168 -355/33 46732/5247 49/176 -5103/18656 0; 35/384 0 500/1113 125/192 -2187/6784 11/84];
places = [1/5 3/10 4/5 8/9 1 1];
error_weights = [71/57600; 0; -71/16695; 71/1920; -17253/339200; 22/525; -1/40];
failed = false;
step = min(control.longest, max(shortest, step));
while true
  h = direction * step;
  if 1.1 * step >= abs(stop - t), h = stop - t; step = abs(h); end
  for k = 1:6
    next = y + h * (slopes(:, 1:k) * weights(k, 1:k)');
    slopes(:, k + 1) = f(t + places(k) * h, next);
  end
  size_of_error = step * norm((slopes * error_weights) ./ max(max(abs(y), abs(next)), control.threshold), Inf);
  ratio = size_of_error / control.relative;
  if ratio <= 1, return, end
  if step <= shortest || isnan(ratio), next = []; return, end
  if failed, step = max(shortest, 0.5 * step); else, step = max(shortest, step * max(0.1, 0.8 * ratio ^ (-1 / 5))); end
  failed = true;
end
end

function values = between(wanted, t, y, h, slopes)
% Of order 4 within a step.
weights = [1 -183/64 37/12 -145/128; 0 0 0 0; 0 1500/371 -1000/159 1000/371; 0 -125/32 125/12 -375/64; ...
  0 9477/3392 -729/106 25515/6784; 0 -11/7 11/3 -55/28; 0 3/2 -4 5/2];
s = (wanted - t) / h;
values = y + h * slopes * weights * [s; s .^ 2; s .^ 3; s .^ 4];
end
