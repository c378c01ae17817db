% floyd_warshall.m - shortest paths between all pairs.
function path = setup(n)
    path = floor(100 * uniform(1, n, n)) + 1;
    path(uniform(2, n, n) < 0.7) = 999;
end

function path = floyd_warshall(path)
    for k = 1:size(path, 1)
        path = min(path, path(:, k) + path(k, :));
    end
end
