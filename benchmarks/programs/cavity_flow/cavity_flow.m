% cavity_flow.m - flow in a cavity with a moving lid: pressure by sweeps, then velocities.
function [steps, u, v, p] = setup(n)
    steps = 20;
    u = zeros(n);
    v = zeros(n);
    p = zeros(n);
end

function [u, v, p] = cavity_flow(steps, u, v, p)
    n = size(u, 1);
    h = 2 / (n - 1);
    dt = 0.1 * h ^ 2;
    i = 2:n-1;
    for t = 1:steps
        ux = (u(i, i+1) - u(i, i-1)) / (2 * h);
        uy = (u(i+1, i) - u(i-1, i)) / (2 * h);
        vx = (v(i, i+1) - v(i, i-1)) / (2 * h);
        vy = (v(i+1, i) - v(i-1, i)) / (2 * h);
        source = (ux + vy) / dt - ux .^ 2 - 2 * uy .* vx - vy .^ 2;
        for s = 1:20
            p(i, i) = (p(i, i+1) + p(i, i-1) + p(i+1, i) + p(i-1, i)) / 4 - h ^ 2 / 4 * source;
            p(:, n) = p(:, n-1);
            p(1, :) = p(2, :);
            p(:, 1) = p(:, 2);
            p(n, :) = 0;
        end
        un = u;
        vn = v;
        u(i, i) = un(i, i) - un(i, i) .* (dt / h) .* (un(i, i) - un(i, i-1)) - vn(i, i) .* (dt / h) .* (un(i, i) - un(i-1, i)) ...
            - dt / (2 * h) * (p(i, i+1) - p(i, i-1)) + 0.1 * dt / h ^ 2 * (un(i, i+1) + un(i, i-1) + un(i+1, i) + un(i-1, i) - 4 * un(i, i));
        v(i, i) = vn(i, i) - un(i, i) .* (dt / h) .* (vn(i, i) - vn(i, i-1)) - vn(i, i) .* (dt / h) .* (vn(i, i) - vn(i-1, i)) ...
            - dt / (2 * h) * (p(i+1, i) - p(i-1, i)) + 0.1 * dt / h ^ 2 * (vn(i, i+1) + vn(i, i-1) + vn(i+1, i) + vn(i-1, i) - 4 * vn(i, i));
        u(1, :) = 0;
        u(:, 1) = 0;
        u(:, n) = 0;
        u(n, :) = 1;
        v(1, :) = 0;
        v(n, :) = 0;
        v(:, 1) = 0;
        v(:, n) = 0;
    end
end
