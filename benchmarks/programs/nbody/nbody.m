% nbody.m - masses that attract each other, all pairs by broadcasting; positions, and energies of each step.
function [mass, x, v, steps, dt, soft] = setup(n)
    mass = 20 * (1 + uniform(1, n, 1)) / n;
    x = uniform(2, n, 3) - 0.5;
    v = uniform(3, n, 3) - 0.5;
    steps = 10;
    dt = 0.01;
    soft = 0.1;
end

function [x, energy] = nbody(mass, x, v, steps, dt, soft)
    a = acceleration(x, mass, soft);
    energy = zeros(2, steps);
    for t = 1:steps
        v = v + a * dt / 2;
        x = x + v * dt;
        a = acceleration(x, mass, soft);
        v = v + a * dt / 2;
        energy(1, t) = 0.5 * sum(sum(mass .* v .^ 2));
        energy(2, t) = potential(x, mass);
    end
end

function a = acceleration(x, mass, soft)
    dx = x(:, 1)' - x(:, 1);
    dy = x(:, 2)' - x(:, 2);
    dz = x(:, 3)' - x(:, 3);
    inverse = (dx .^ 2 + dy .^ 2 + dz .^ 2 + soft ^ 2) .^ (-1.5);
    a = [(dx .* inverse) * mass, (dy .* inverse) * mass, (dz .* inverse) * mass];
end

function p = potential(x, mass)
    dx = x(:, 1)' - x(:, 1);
    dy = x(:, 2)' - x(:, 2);
    dz = x(:, 3)' - x(:, 3);
    r = sqrt(dx .^ 2 + dy .^ 2 + dz .^ 2);
    inverse = zeros(size(r));
    inverse(r > 0) = 1 ./ r(r > 0);
    p = -sum(sum(triu(mass * mass' .* inverse, 1)));
end
