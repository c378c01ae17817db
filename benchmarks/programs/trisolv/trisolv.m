% trisolv.m - a lower triangular system by forward substitution.
function [L, b] = setup(n)
    L = uniform(1, n, n) / n + 2 * eye(n);
    b = uniform(2, n, 1);
end

function x = trisolv(L, b)
    n = numel(b);
    x = zeros(n, 1);
    for i = 1:n
        x(i) = (b(i) - L(i, 1:i-1) * x(1:i-1)) / L(i, i);
    end
end
