% histogram.m - how many numbers fall into each of many bins.
function x = setup(n)
    x = uniform(1, n, 1);
end

function counts = histogram(x)
    counts = accumarray(floor(x * 100) + 1, 1, [100 1]);
end
