% kmeans.m - Lloyd's iteration: points to the nearest centre, centres to the mean of their points.
function [X, C, steps] = setup(n)
    X = uniform(1, n, 2);
    C = X(1:8, :);
    steps = 10;
end

function [C, label] = kmeans(X, C, steps)
    k = size(C, 1);
    for t = 1:steps
        D = (X(:, 1) - C(:, 1)') .^ 2 + (X(:, 2) - C(:, 2)') .^ 2;
        [nearest, label] = min(D, [], 2);
        for j = 1:k
            C(j, :) = mean(X(label == j, :), 1);
        end
    end
end
