% spmv.m - a sparse matrix, kept as compressed rows, times a vector.
function [first, column, value, x] = setup(n)
    lengths = floor(10 * uniform(1, n, 1));
    first = [1; 1 + cumsum(lengths)];
    m = first(end) - 1;
    column = 1 + floor(n * uniform(2, m, 1));
    value = uniform(3, m, 1);
    x = uniform(4, n, 1);
end

function y = spmv(first, column, value, x)
    n = numel(first) - 1;
    y = zeros(n, 1);
    for i = 1:n
        part = first(i):first(i + 1) - 1;
        y(i) = value(part)' * x(column(part));
    end
end
