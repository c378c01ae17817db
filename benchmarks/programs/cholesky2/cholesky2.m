% cholesky2.m - the factor of a positive definite matrix by the library.
function A = setup(n)
    A = uniform(1, n, n);
    A = A * A' + n * eye(n);
end

function L = cholesky2(A)
    L = chol(A, 'lower');
end
