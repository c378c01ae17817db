% azimint_naive.m - means of an image over rings, a mask for each.
function [data, radius, rings] = setup(n)
    data = uniform(1, n, 1);
    radius = uniform(2, n, 1);
    rings = 50;
end

function means = azimint_naive(data, radius, rings)
    rmax = max(radius);
    means = zeros(rings, 1);
    for i = 1:rings
        mask = radius >= rmax * (i - 1) / rings & radius < rmax * i / rings;
        means(i) = mean(data(mask));
    end
end
