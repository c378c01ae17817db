% pairwise_distances.m - distances of all pairs of points, by broadcasting.
function [X, Y] = setup(n)
    X = uniform(1, n, 3);
    Y = uniform(2, n, 3);
end

function D = pairwise_distances(X, Y)
    D = sqrt((X(:, 1) - Y(:, 1)') .^ 2 + (X(:, 2) - Y(:, 2)') .^ 2 + (X(:, 3) - Y(:, 3)') .^ 2);
end
