% adi.m - heat in two dimensions by alternating directions, sweeps over whole columns and rows.
function [steps, u] = setup(n)
    steps = 5;
    u = uniform(1, n, n);
end

function u = adi(steps, u)
    n = size(u, 1);
    b1 = 2 / steps * n ^ 2;
    b2 = 1 / steps * n ^ 2;
    a = -b1 / 2;
    b = 1 + b1;
    d = -b2 / 2;
    e = 1 + b2;
    v = zeros(n);
    p = zeros(n);
    q = zeros(n);
    for t = 1:steps
        v(1, 2:n-1) = 1;
        p(2:n-1, 1) = 0;
        q(2:n-1, 1) = v(1, 2:n-1)';
        for j = 2:n-1
            p(2:n-1, j) = -a ./ (a * p(2:n-1, j-1) + b);
            q(2:n-1, j) = (-d * u(j, 1:n-2)' + (1 + 2 * d) * u(j, 2:n-1)' - d * u(j, 3:n)' - a * q(2:n-1, j-1)) ./ (a * p(2:n-1, j-1) + b);
        end
        v(n, 2:n-1) = 1;
        for j = n-1:-1:2
            v(j, 2:n-1) = p(2:n-1, j)' .* v(j+1, 2:n-1) + q(2:n-1, j)';
        end
        u(2:n-1, 1) = 1;
        p(2:n-1, 1) = 0;
        q(2:n-1, 1) = u(2:n-1, 1);
        for j = 2:n-1
            p(2:n-1, j) = -d ./ (d * p(2:n-1, j-1) + e);
            q(2:n-1, j) = (-a * v(1:n-2, j) + (1 + 2 * a) * v(2:n-1, j) - a * v(3:n, j) - d * q(2:n-1, j-1)) ./ (d * p(2:n-1, j-1) + e);
        end
        u(2:n-1, n) = 1;
        for j = n-1:-1:2
            u(2:n-1, j) = p(2:n-1, j) .* u(2:n-1, j+1) + q(2:n-1, j);
        end
    end
end
