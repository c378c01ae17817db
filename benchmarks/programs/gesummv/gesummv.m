% gesummv.m - alpha A x + beta B x.
function [alpha, beta, A, B, x] = setup(n)
    alpha = 1.5;
    beta = 1.2;
    A = uniform(1, n, n);
    B = uniform(2, n, n);
    x = uniform(3, n, 1);
end

function y = gesummv(alpha, beta, A, B, x)
    y = alpha * A * x + beta * B * x;
end
