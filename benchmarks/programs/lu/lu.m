% lu.m - LU factors in place without pivots, by inner products of slices.
function A = setup(n)
    A = uniform(1, n, n) + n * eye(n);
end

function A = lu(A)
    n = size(A, 1);
    for i = 1:n
        for j = 1:i-1
            A(i, j) = (A(i, j) - A(i, 1:j-1) * A(1:j-1, j)) / A(j, j);
        end
        for j = i:n
            A(i, j) = A(i, j) - A(i, 1:i-1) * A(1:i-1, j);
        end
    end
end
