% pca.m - the first principal components by orthogonal iteration.
function [X, V] = setup(n)
    scales = 1 ./ (1:60);
    X = (uniform(1, n, 60) - 0.5) .* scales;
    V = uniform(2, 60, 3);
end

function [variance, spread] = pca(X, V)
    centred = X - mean(X);
    S = centred' * centred / (size(X, 1) - 1);
    for t = 1:100
        V = S * V;
        for j = 1:3
            for k = 1:j-1
                V(:, j) = V(:, j) - (V(:, k)' * V(:, j)) * V(:, k);
            end
            V(:, j) = V(:, j) / norm(V(:, j));
        end
    end
    scores = centred * V;
    variance = sum(scores .^ 2) / (size(X, 1) - 1);
    spread = max(abs(scores));
end
