% three_mm.m - the product of two products.
function [A, B, C, D] = setup(n)
    A = uniform(1, n, n + 5);
    B = uniform(2, n + 5, n);
    C = uniform(3, n, n + 15);
    D = uniform(4, n + 15, n);
end

function R = three_mm(A, B, C, D)
    R = (A * B) * (C * D);
end
