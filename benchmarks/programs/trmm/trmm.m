% trmm.m - alpha L' B, where L is unit lower triangular, row by row.
function [alpha, A, B] = setup(n)
    alpha = 1.5;
    A = uniform(1, n, n);
    B = uniform(2, n, n);
end

function B = trmm(alpha, A, B)
    m = size(A, 1);
    for i = 1:m
        B(i, :) = B(i, :) + A(i+1:m, i)' * B(i+1:m, :);
    end
    B = alpha * B;
end
