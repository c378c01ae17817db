% syr2k.m - the lower triangle of alpha (A B' + B A') + beta C, by pieces of rows.
function [alpha, beta, A, B, C] = setup(n)
    alpha = 1.5;
    beta = 1.2;
    A = uniform(1, n, n);
    B = uniform(2, n, n);
    C = uniform(3, n, n);
end

function C = syr2k(alpha, beta, A, B, C)
    for i = 1:size(A, 1)
        C(i, 1:i) = beta * C(i, 1:i);
        for k = 1:size(A, 2)
            C(i, 1:i) = C(i, 1:i) + alpha * B(i, k) * A(1:i, k)' + alpha * A(i, k) * B(1:i, k)';
        end
    end
end
