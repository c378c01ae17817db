% running_sums.m - cumulative sums and products along a vector and along both dimensions of a matrix.
function [x, A] = setup(n)
    x = uniform(1, n, 1);
    A = uniform(2, 200, floor(n / 200));
end

function [a, b, c, d] = running_sums(x, A)
    a = cumsum(x);
    b = cumsum(A, 1);
    c = cumsum(A, 2);
    d = cumprod(1 + x / numel(x));
end
