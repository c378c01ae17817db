% atax.m - A' A x.
function [A, x] = setup(n)
    A = uniform(1, n, n);
    x = uniform(2, n, 1);
end

function y = atax(A, x)
    y = A' * (A * x);
end
