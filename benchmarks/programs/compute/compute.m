% compute.m - integers cut to a range, scaled and added.
function [x, y, a, b, c] = setup(n)
    x = int64(floor(1000 * uniform(1, n, n)));
    y = int64(floor(1000 * uniform(2, n, n)));
    a = int64(4);
    b = int64(3);
    c = int64(9);
end

function r = compute(x, y, a, b, c)
    r = min(max(x, 2), 10) * a + y * b + c;
end
