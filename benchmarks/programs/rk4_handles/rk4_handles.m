% rk4_handles.m - Runge and Kutta's method for many oscillators, their law given as a handle.
function [f, y, h, steps] = setup(n)
    mu = 1.5;
    f = @(t, y) [y(:, 2), mu * (1 - y(:, 1) .^ 2) .* y(:, 2) - y(:, 1) + 0.1 * sin(t)];
    y = uniform(1, n, 2) - 0.5;
    h = 0.01;
    steps = 100;
end

function y = rk4_handles(f, y, h, steps)
    t = 0;
    for k = 1:steps
        k1 = f(t, y);
        k2 = f(t + h / 2, y + h / 2 * k1);
        k3 = f(t + h / 2, y + h / 2 * k2);
        k4 = f(t + h, y + h * k3);
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
        t = t + h;
    end
end
