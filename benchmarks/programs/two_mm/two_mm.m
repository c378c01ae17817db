% two_mm.m - alpha A B C + beta D, two products.
function [alpha, beta, A, B, C, D] = setup(n)
    alpha = 1.5;
    beta = 1.2;
    A = uniform(1, n, n);
    B = uniform(2, n, n + 10);
    C = uniform(3, n + 10, n);
    D = uniform(4, n, n);
end

function R = two_mm(alpha, beta, A, B, C, D)
    R = alpha * A * B * C + beta * D;
end
