% sorting.m - a vector sorted, with the places it came from, and the columns of a matrix.
function [x, A] = setup(n)
    x = uniform(1, n, 1);
    A = uniform(2, 1000, floor(n / 1000));
end

function [s, p, B] = sorting(x, A)
    [s, p] = sort(x);
    B = sort(A, 1, 'descend');
end
