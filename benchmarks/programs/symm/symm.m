% symm.m - alpha S B + beta C, where the lower triangle of A holds the symmetric S, row by row.
function [alpha, beta, A, B, C] = setup(n)
    alpha = 1.5;
    beta = 1.2;
    A = uniform(1, n, n);
    B = uniform(2, n, n);
    C = uniform(3, n, n);
end

function C = symm(alpha, beta, A, B, C)
    C = beta * C;
    for i = 1:size(A, 1)
        C(1:i-1, :) = C(1:i-1, :) + alpha * A(i, 1:i-1)' * B(i, :);
        C(i, :) = C(i, :) + alpha * (A(i, i) * B(i, :) + A(i, 1:i-1) * B(1:i-1, :));
    end
end
