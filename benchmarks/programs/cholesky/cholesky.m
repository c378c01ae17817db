% cholesky.m - the factor of a positive definite matrix, by inner products of slices.
function A = setup(n)
    A = uniform(1, n, n);
    A = A * A' + n * eye(n);
end

function A = cholesky(A)
    n = size(A, 1);
    for i = 1:n
        for j = 1:i-1
            A(i, j) = (A(i, j) - A(i, 1:j-1) * A(j, 1:j-1)') / A(j, j);
        end
        A(i, i) = sqrt(A(i, i) - A(i, 1:i-1) * A(i, 1:i-1)');
    end
    A = tril(A);
end
