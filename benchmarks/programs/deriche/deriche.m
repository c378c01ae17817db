% deriche.m - Deriche's edge filter: recursions forth and back along both dimensions.
function [alpha, image] = setup(n)
    alpha = 0.25;
    image = uniform(1, n, n);
end

function out = deriche(alpha, image)
    k = (1 - exp(-alpha)) ^ 2 / (1 + 2 * alpha * exp(-alpha) - exp(2 * alpha));
    a = k;
    b = k * exp(-alpha) * (alpha - 1);
    c = k * exp(-alpha) * (alpha + 1);
    d = -k * exp(-2 * alpha);
    out = both(both(image, a, b, c, d, alpha)', a, b, c, d, alpha)';
end

function y = both(x, a, b, c, d, alpha)
    n = size(x, 2);
    b1 = 2 ^ (-alpha);
    b2 = -exp(-2 * alpha);
    y1 = zeros(size(x));
    y2 = zeros(size(x));
    y1(:, 1) = a * x(:, 1);
    y1(:, 2) = a * x(:, 2) + b * x(:, 1) + b1 * y1(:, 1);
    for j = 3:n
        y1(:, j) = a * x(:, j) + b * x(:, j-1) + b1 * y1(:, j-1) + b2 * y1(:, j-2);
    end
    y2(:, n-1) = c * x(:, n);
    for j = n-2:-1:1
        y2(:, j) = c * x(:, j+1) + d * x(:, j+2) + b1 * y2(:, j+1) + b2 * y2(:, j+2);
    end
    y = y1 + y2;
end
