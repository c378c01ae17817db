% power_iteration.m - the largest eigenvalue of a symmetric matrix.
function [A, x] = setup(n)
    A = uniform(1, n, n);
    A = A + A';
    x = ones(n, 1);
end

function [lambda, x] = power_iteration(A, x)
    lambda = 0;
    for t = 1:50
        y = A * x;
        lambda = x' * y / (x' * x);
        x = y / norm(y);
    end
end
