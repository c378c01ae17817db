% contour_integral.m - moments of a resolvent along a circle: a complex system in each of its points.
function [H, Y] = setup(n)
    H = uniform(1, n, n) - 0.5;
    H = H + H' + 4 * diag(1:n) / n;
    Y = uniform(2, n, 4) - 0.5;
end

function [P0, P1] = contour_integral(H, Y)
    n = size(H, 1);
    points = 16;
    P0 = zeros(n, 4);
    P1 = zeros(n, 4);
    for k = 1:points
        phase = exp(2i * pi * (k - 0.5) / points);
        z = 2 + 3 * phase;
        X = (z * eye(n) - H) \ Y;
        P0 = P0 + 3 * phase / points * X;
        P1 = P1 + 3 * phase / points * z * X;
    end
end
