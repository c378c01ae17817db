% Color maps, of whose rows MATLAB's documentation tells the ends or the formula; spheres and cylinders.
% language: no-unit
near = @(a, b) isequal(size(a), size(b)) && max(abs(a(:) - b(:))) < 1e-12;
assert(near(autumn(3), [1 0 0; 1 0.5 0; 1 1 0]) && near(cool(3), [0 1 1; 0.5 0.5 1; 1 0 1]) && near(spring(3), [1 0 1; 1 0.5 0.5; 1 1 0]))
assert(near(summer(3), [0 0.5 0.4; 0.5 0.75 0.4; 1 1 0.4]) && near(winter(3), [0 0 1; 0 0.5 0.75; 0 1 0.5]) && near(copper(2), [0 0 0; 1 0.7812 0.4975]))
assert(near(hot(8), [1/3 0 0; 2/3 0 0; 1 0 0; 1 1/3 0; 1 2/3 0; 1 1 0; 1 1 0.5; 1 1 1]))
assert(near(hsv(6), [1 0 0; 1 1 0; 0 1 0; 0 1 1; 0 0 1; 1 0 1]))
assert(isequal(jet(3), [0 0 1; 0 1 1; 1 1 0]) && isequal(jet(1), [0 1 1]))
assert(near(jet(8), [0 0 1; 0 0.5 1; 0 1 1; 0.5 1 0.5; 1 1 0; 1 0.5 0; 1 0 0; 0.5 0 0]))
assert(near(bone(3), [0 0 0.125; 0.4375 0.5625 0.5625; 1 1 1]) && near(pink(3) .^ 2, [1 0 0; 2 2 1; 3 3 3] / 3))
assert(near(parula(2), [0.2422 0.1504 0.6603; 0.9769 0.9839 0.0805]) && isequal(size(parula), [256 3]))
maps = {@autumn, @bone, @cool, @copper, @hot, @hsv, @jet, @parula, @pink, @spring, @summer, @winter};
for k = 1:numel(maps), assert(isequal(size(maps{k}(0)), [0 3]) && isequal(size(maps{k}(1)), [1 3]) && isequal(maps{k}(), maps{k}(256))), end

[x, y, z] = sphere(4);
assert(near(x .^ 2 + y .^ 2 + z .^ 2, ones(5)) && near(z(:, 1), [-1 -sqrt(0.5) 0 sqrt(0.5) 1]') && near(x(3, :), [-1 0 1 0 -1]) && near(y(3, :), [0 -1 0 1 0]))
[x, y, z] = cylinder([1 2 0], 4);
assert(near(x, [1; 2; 0] * [1 0 -1 0 1]) && near(y, [1; 2; 0] * [0 1 0 -1 0]) && near(z, [0; 0.5; 1] * ones(1, 5)))
[x, ~, z] = cylinder(3); assert(isequal(size(x), [2 21]) && near(z([1 2], 1), [0; 1]))
