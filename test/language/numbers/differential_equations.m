% Solvers of differential equations, whose solutions are known, and what they tell on the way.
near = @(a, b, tol) isequal(size(a), size(b)) && all(abs(a(:) - b(:)) <= tol);

% A ball thrown up with 20 m/s lands after 2*20/9.8 s, as fast.
fall = @(t, y) [y(2); -9.8];
for solver = {@ode45, @ode23, @ode23s}
  [t, y, te, ye, ie] = solver{1}(fall, [0 30], [0; 20], odeset('Events', @ground));
  assert(near(te, 40 / 9.8, 1e-9) && near(ye, [0 -20], 1e-7) && ie == 1 && t(end) == te && isequal(y(end, :), ye))
end
[t, ~, te] = ode45(fall, 0:0.5:30, [0; 20], odeset('Events', @ground)); assert(isequal(t(1:9)', 0:0.5:4) && numel(t) == 10 && t(10) == te)

% Events that do not end it are all told, in their order, each with its direction.
turn = @(t, y) [y(2); -y(1)]; exact = odeset('RelTol', 1e-8, 'AbsTol', 1e-10, 'Events', @zeros_of_both);
[~, ~, te, ~, ie] = ode45(turn, [0 7], [0; 1], exact); assert(near(te', [1 2 4] * pi / 2, 1e-7) && isequal(ie', [2 1 1]))

% One result is a structure, which deval and the events are read from.
sol = ode45(turn, [0 7], [0; 1], exact);
[y, slope] = deval(sol, [1 2; 3 4]); at = [1 3 2 4]; assert(near(y, [sin(at); cos(at)], 1e-6) && near(slope, [cos(at); -sin(at)], 1e-4) && near(sol.xe, [1 2 4] * pi / 2, 1e-7))
assert(isequal(deval(sol, 7), sol.y(:, end)) || near(deval(sol, 7), sol.y(:, end), 1e-12)), assert(near(deval(sol, 2, 2), cos(2), 1e-6) && sol.stats.nsteps == numel(sol.x) - 1)
sol = ode23(fall, [0 30], [0; 20], odeset('Events', @ground)); assert(near(deval(sol, sol.xe), sol.ye, 1e-9) && near(deval(2, sol), [20.4; 0.4], 1e-9))
refuse(@() deval(sol, 5), 'MATLAB:deval:SolOutsideInterval');

% Each step by itself, or cut in parts; a function is told of them, and may stop it.
[t, ~] = ode45(@(t, y) -y, [0 1], 1, odeset('Refine', 1)); assert(numel(t) == 11)
[t, y] = ode45(@(t, y) [1; -1], [0 10], [0; 1], odeset('OutputFcn', @stop_behind_3, 'OutputSel', 2)); assert(t(end) > 3 && t(end) < 5 && near(y(end, 1), t(end), 1e-12))
evalc('figure'); close all, ode45(@(t, y) -y, [0 1], [1; 2]), h = get(gca, 'Children'); assert(numel(h) == 2 && h(1).XData(end) == 1 && near(h(1).YData(end), 2 * exp(-1), 1e-3))

% Masses, solutions that do not become negative, times that go back, complex numbers.
[~, y] = ode45(@(t, y) -y, [0 1], [1; 1], odeset('Mass', [2 0; 0 1], 'RelTol', 1e-8, 'AbsTol', 1e-10)); assert(near(y(end, :), exp([-0.5 -1]), 1e-7))
[~, y] = ode45(@(t, y) -y, [0 1], 1, odeset('Mass', @(t) 1 + t)); assert(near(y(end), 0.5, 1e-4))
[~, y] = ode45(@(t, y) -abs(y), [0 40], 1, odeset('NonNegative', 1)); assert(min(y) >= 0)
[t, y] = ode45(@(t, y) -y, [1 0], 1); assert(t(end) == 0 && near(y(end), exp(1), 1e-3))
[~, y] = ode45(@(t, y) 1i * y, [0 1], 1); assert(near(y(end), exp(1i), 1e-3))
shown = evalc('[~, ~] = ode45(@(t, y) -y, [0 1], 1, odeset(''Stats'', ''on''));'); assert(isequal(sscanf(shown, '%d %*s %*s\n')', [10 0 61]))

% Stiff ones: van der Pol's oscillator, and Robertson's reactions, whose numbers at 40 are known.
for solver = {@ode15s, @ode23s}
  [t, y] = solver{1}(@(t, y) [-0.04 * y(1) + 1e4 * y(2) * y(3); 0.04 * y(1) - 1e4 * y(2) * y(3) - 3e7 * y(2) ^ 2; 3e7 * y(2) ^ 2], [0 40], [1; 0; 0]);
  assert(near(y(end, :), [0.7158 9.185e-6 0.2842], 2e-4) && numel(t) < 100)
end
refuse(@() ode23(@(t, y) [1; 2], [0 1], 0), 'MATLAB:ode23:InvalidSlope');
refuse(@() ode45(@(t, y) y, [0 1], 0, odeset('NonNegative', 2)), 'MATLAB:ode45:NonNegativeIndicesInvalid');

function [value, ends, direction] = ground(t, y)
value = y(1); ends = 1; direction = -1;
end

function [values, ends, directions] = zeros_of_both(t, y)
values = [y(1); y(2)]; ends = [0; 0]; directions = [0; -1];
end

function stop = stop_behind_3(t, y, flag)
stop = isempty(flag) && t(end) > 3;
assert(strcmp(flag, 'done') || size(y, 1) == 1)
end

function refuse(action, identifier)
try
  action();
catch problem
  assert(strcmp(problem.identifier, identifier), problem.identifier)
  return
end
error('no error, expected %s', identifier)
end
