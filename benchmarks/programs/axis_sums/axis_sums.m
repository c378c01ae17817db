% axis_sums.m - sums, means and extrema over each of three dimensions.
function x = setup(n)
    x = uniform(1, n, n, n);
end

function [s1, s2, s3, m1, m2, m3, high, low] = axis_sums(x)
    s1 = sum(x, 1);
    s2 = sum(x, 2);
    s3 = sum(x, 3);
    m1 = mean(x, 1);
    m2 = mean(x, 2);
    m3 = mean(x, 3);
    high = max(x, [], 2);
    low = min(x, [], 3);
end
