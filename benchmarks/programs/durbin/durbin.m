% durbin.m - the system of Yule and Walker by Durbin's recursion.
function r = setup(n)
    r = uniform(1, n, 1) / n;
end

function y = durbin(r)
    n = numel(r);
    y = zeros(n, 1);
    alpha = -r(1);
    beta = 1;
    y(1) = alpha;
    for k = 2:n
        beta = beta * (1 - alpha * alpha);
        alpha = -(r(k) + r(k-1:-1:1)' * y(1:k-1)) / beta;
        y(1:k-1) = y(1:k-1) + alpha * y(k-1:-1:1);
        y(k) = alpha;
    end
end
