% Integrals of functions. What they should be is known in closed form, or from mpmath 1.3 (mp.quad with 50 digits).
near = @(a, b, tol) isequal(size(a), size(b)) && all(abs(a(:) - b(:)) <= tol);

% integral: tolerances, infinite limits, singular ends, turned limits, arrays, ways through the complex plane.
assert(near(integral(@(x) exp(-x .^ 2) .* log(x) .^ 2, 0, Inf), 1.9475222180300781, 1e-6))
assert(near(integral(@(x) 1 ./ (x .^ 3 - 2 * x - 5), 0, 2, 'RelTol', 0, 'AbsTol', 1e-12), -0.46050153384673345, 1e-12))
assert(near(integral(@(x) x .^ 5 .* exp(-x) .* sin(x), 0, Inf, 'RelTol', 1e-8, 'AbsTol', 1e-13), -15, 1e-12))
assert(near(integral(@(x) exp(x), -Inf, 0), 1, 1e-10) && near(integral(@(x) 1 ./ (1 + x .^ 2), -Inf, Inf), pi, 1e-9))
assert(near(integral(@log, 0, 1), -1, 1e-6) && near(integral(@(x) 1 ./ sqrt(x), 0, 4), 4, 1e-6))
assert(near(integral(@exp, 1, 0), 1 - exp(1), 1e-12) && isequal(integral(@sin, 2, 2), 0))
assert(near(integral(@(x) sin((1:3) * x), 0, 1, 'ArrayValued', true), (1 - cos(1:3)) ./ (1:3), 1e-12))
assert(near(integral(@(x) [x 2; 3 4] * exp(-x), 0, Inf, 'ArrayValued', 1), [1 2; 3 4], 1e-8))
assert(near(integral(@(z) 1 ./ (2 * z - 1), 0, 0, 'Waypoints', [1+1i 1-1i]), -pi * 1i, 1e-9))
assert(near(integral(@(x) abs(x - 0.3), 0, 1, 'Waypoints', [0.3 7]), 0.29, 1e-15))
assert(near(integral(@(z) z, 0, 1+1i), 1i, 1e-12) && near(integral(@(x) exp(1i * x), 0, pi), 2i, 1e-12))
q = integral(@(x) x .^ 2, single(0), single(3));
assert(isa(q, 'single') && abs(q - 9) < 1e-5)
refuse(@() integral(@(x) 1, 0, 1), 'MATLAB:quadgk:FxNotSameSizeAsX');
refuse(@() integral(@(x) true(size(x)), 0, 1), 'MATLAB:quadgk:UnsupportedClass');
refuse(@() integral(@sin, 0, 1, 'AbsTol', -1), 'MATLAB:integral:unknownOption');
refuse(@() integral(@failing, 0, 1), 'my:own');

% quadgk tells a bound of its error, and warns where it does not reach what it should.
[q, bound] = quadgk(@(x) exp(-x) .* cos(x), 0, Inf);
assert(abs(q - 0.5) <= bound && bound < 1e-6)
expect_warning(@() quadgk(@(x) 1 ./ x, 0, 1), 'MATLAB:quadgk:MinimumStepSize', 'MATLAB:quadgk:MaxIntervalCountReached', 'MATLAB:quadgk:NonFiniteValue')
expect_warning(@() quadgk(@(x) sin(1000 * x), 0, 100, 'MaxIntervalCount', 30), 'MATLAB:quadgk:MaxIntervalCountReached')
expect_warning(@() quadgk(@(x) x ./ 0, 1, 2), 'MATLAB:quadgk:NonFiniteValue')

% integral2: the ends of y are numbers or functions of x.
f = @(x, y) 1 ./ (sqrt(x + y) .* (1 + x + y) .^ 2);
assert(near(integral2(f, 0, 1, 0, @(x) 1 - x), pi / 4 - 0.5, 1e-8))
assert(near(integral2(@(x, y) x .* y .^ 2, 0, 2, -1, 1, 'Method', 'iterated', 'RelTol', 1e-9), 4 / 3, 1e-12))
assert(near(integral2(@(x, y) exp(-x .^ 2 - y .^ 2), -Inf, Inf, -Inf, Inf), pi, 1e-6))
assert(near(integral2(@(x, y) sqrt(1 - x .^ 2 - y .^ 2), -1, 1, @(x) -sqrt(1 - x .^ 2), @(x) sqrt(1 - x .^ 2)), 2 * pi / 3, 1e-8))
assert(near(integral2(@(x, y) abs(x - y), 0, 1, 0, 1), 1 / 3, 1e-6) && integral2(@(x, y) x + 1i * y, 0, 1, 0, 2) == 1 + 2i)
refuse(@() integral2(f, 0, 1, 0, [1 2]), 'MATLAB:integral2:InvalidLimit');
refuse(@() integral2(f, 0, Inf, 0, 1, 'Method', 'tiled'), 'MATLAB:integral2:TiledMethodFiniteLimits');
refuse(@() integral2(@(x, y) 1, 0, 1, 0, 1), 'MATLAB:integral2:FxNotSameSize');
expect_warning(@() integral2(@(x, y) x ./ 0, 0, 1, 0, 1), 'MATLAB:integral2:nonFiniteResult')
expect_warning(@() integral2(@(x, y) 1 ./ (x + y) .^ 2, 0, 1, 0, 1), 'MATLAB:integral2:maxTilesReached')

% The older ones count the points, take names and pass more arguments on.
[q, count] = quad(@(x) 1 ./ (x .^ 3 - 2 * x - 5), 0, 2);
assert(near(q, -0.46050153384673345, 1e-6) && count > 12 && count < 100)
[q, count] = quadl(@(x) 1 ./ (x .^ 3 - 2 * x - 5), 0, 2, 1e-10);
assert(near(q, -0.46050153384673345, 1e-10) && count > 6 && count < 500)
assert(near(quad('sin', 0, pi), 2, 1e-6) && near(quad(@log, 0, 1), -1, 2e-6) && near(quadl(@log, 0, 1), -1, 2e-6))
assert(near(quad(@(x, a, b) a * x + b, 0, 1, [], [], 2, 3), 4, 1e-12) && near(quadl(@(x, a) a * x, 2, 0, 1e-8, [], 3), -6, 1e-12))
refuse(@() quad(@(x) 1, 0, 1), 'MATLAB:quad:FunctionOutputSize');
refuse(@() quadl(@(x) [x x], 0, 1), 'MATLAB:quadl:FunctionOutputSize');
refuse(@() quad(@sin, 0, 1, [1 2]), 'MATLAB:quad:invalidArgument');
expect_warning(@() quad(@(x) x ./ 0, 1, 2), 'MATLAB:quad:ImproperFcnValue')
expect_warning(@() quadl(@(x) 1 ./ x, 0, 1), 'MATLAB:quadl:MinStepSize', 'MATLAB:quadl:MaxFcnCount')

% quadv: of functions of a number that give an array.
assert(near(quadv(@(x) [1 x; x ^ 2 sin(x)], 0, 3, 1e-10), [3 4.5; 9 1 - cos(3)], 1e-9))
[q, n] = quadv(@(x, p) p * x, 0, 1, [], false, [6 2]);
assert(near(q, [3 1], 1e-14) && n == 13)
expect_warning(@() quadv(@(x) 1 / x, 0, 1), 'MATLAB:quadv:MinStepSize', 'MATLAB:quadv:ImproperFcnValue')

function expect_warning(action, varargin)
% One of them comes.
lastwarn('', '');
evalc('action();');
[~, identifier] = lastwarn();
assert(any(strcmp(identifier, varargin)), 'The warning was ''%s''.', identifier);
lastwarn('', '');
end

function y = failing(x)
y = x;
error('my:own', 'Mine.');
end

function refuse(action, identifier)
try
  action();
catch e
  assert(strcmp(e.identifier, identifier), '%s: %s', e.identifier, e.message);
  return
end
error('No %s came.', identifier);
end
