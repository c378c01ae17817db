% logistic_regression.m - gradient steps of a logistic regression.
function [X, y, w] = setup(n)
    X = uniform(1, n, 20) - 0.5;
    y = double(uniform(2, n, 1) < 0.5);
    w = zeros(20, 1);
end

function [w, loss] = logistic_regression(X, y, w)
    n = size(X, 1);
    loss = zeros(50, 1);
    for t = 1:50
        p = 1 ./ (1 + exp(-X * w));
        loss(t) = -mean(y .* log(p) + (1 - y) .* log(1 - p));
        w = w - 0.5 * (X' * (p - y)) / n;
    end
end
