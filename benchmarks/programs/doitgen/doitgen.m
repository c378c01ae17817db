% doitgen.m - every page of an array of three dimensions times a matrix.
function [A, C] = setup(n)
    A = uniform(1, n, n, n);
    C = uniform(2, n, n);
end

function A = doitgen(A, C)
    [r, q, p] = size(A);
    A = reshape(reshape(A, r * q, p) * C, r, q, p);
end
