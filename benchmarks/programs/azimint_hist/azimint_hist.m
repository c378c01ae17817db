% azimint_hist.m - means of an image over rings, by adding up what falls into each.
function [data, radius, rings] = setup(n)
    data = uniform(1, n, 1);
    radius = uniform(2, n, 1);
    rings = 50;
end

function means = azimint_hist(data, radius, rings)
    ring = min(floor(radius / max(radius) * rings) + 1, rings);
    means = accumarray(ring, data, [rings 1]) ./ accumarray(ring, 1, [rings 1]);
end
