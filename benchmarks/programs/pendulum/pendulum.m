% pendulum.m - Runge and Kutta's method for one driven pendulum, whose law is a handle of a vector of two numbers.
function [f, y, h, steps] = setup(n)
    damping = 0.3;
    f = @(t, y) [y(2); -sin(y(1)) - damping * y(2) + 1.2 * cos(2 * t / 3)];
    y = [0.4; 0];
    h = 0.01;
    steps = n;
end

function y = pendulum(f, y, h, steps)
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
