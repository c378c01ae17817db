% gemver.m - a matrix with two outer products added, and two products with it.
function [alpha, beta, A, u1, v1, u2, v2, y, z] = setup(n)
    alpha = 1.5;
    beta = 1.2;
    A = uniform(1, n, n);
    u1 = uniform(2, n, 1);
    v1 = uniform(3, n, 1);
    u2 = uniform(4, n, 1);
    v2 = uniform(5, n, 1);
    y = uniform(6, n, 1);
    z = uniform(7, n, 1);
end

function [A, x, w] = gemver(alpha, beta, A, u1, v1, u2, v2, y, z)
    A = A + u1 * v1' + u2 * v2';
    x = beta * (A' * y) + z;
    w = alpha * (A * x);
end
