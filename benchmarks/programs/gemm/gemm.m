% gemm.m - alpha A B + beta C.
function [alpha, beta, A, B, C] = setup(n)
    alpha = 1.5;
    beta = 1.2;
    A = uniform(1, n, n);
    B = uniform(2, n, n);
    C = uniform(3, n, n);
end

function R = gemm(alpha, beta, A, B, C)
    R = alpha * A * B + beta * C;
end
