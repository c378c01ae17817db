% ludcmp.m - a linear system by LU factors and two substitutions, by inner products of slices.
function [A, b] = setup(n)
    A = uniform(1, n, n) + n * eye(n);
    b = uniform(2, n, 1);
end

function x = ludcmp(A, b)
    n = size(A, 1);
    for i = 1:n
        for j = 1:i-1
            A(i, j) = (A(i, j) - A(i, 1:j-1) * A(1:j-1, j)) / A(j, j);
        end
        for j = i:n
            A(i, j) = A(i, j) - A(i, 1:i-1) * A(1:i-1, j);
        end
    end
    y = zeros(n, 1);
    for i = 1:n
        y(i) = b(i) - A(i, 1:i-1) * y(1:i-1);
    end
    x = zeros(n, 1);
    for i = n:-1:1
        x(i) = (y(i) - A(i, i+1:n) * x(i+1:n)) / A(i, i);
    end
end
