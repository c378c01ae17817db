% product_loops.m - a matrix product by three scalar loops.
function [A, B] = setup(n)
    A = uniform(1, n, n);
    B = uniform(2, n, n);
end

function C = product_loops(A, B)
    n = size(A, 1);
    C = zeros(n);
    for j = 1:n
        for k = 1:n
            for i = 1:n
                C(i, j) = C(i, j) + A(i, k) * B(k, j);
            end
        end
    end
end
