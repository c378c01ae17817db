% bicg.m - the two products of a biconjugate gradient step.
function [A, p, r] = setup(n)
    A = uniform(1, n, n);
    p = uniform(2, n, 1);
    r = uniform(3, n, 1);
end

function [s, q] = bicg(A, p, r)
    s = A' * r;
    q = A * p;
end
