% syrk.m - the lower triangle of alpha A A' + beta C, by pieces of rows.
function [alpha, beta, A, C] = setup(n)
    alpha = 1.5;
    beta = 1.2;
    A = uniform(1, n, n);
    C = uniform(2, n, n);
end

function C = syrk(alpha, beta, A, C)
    for i = 1:size(A, 1)
        C(i, 1:i) = beta * C(i, 1:i);
        for k = 1:size(A, 2)
            C(i, 1:i) = C(i, 1:i) + alpha * A(i, k) * A(1:i, k)';
        end
    end
end
