% softmax.m - softmax of each row.
function x = setup(n)
    x = 4 * uniform(1, n, n);
end

function y = softmax(x)
    e = exp(x - max(x, [], 2));
    y = e ./ sum(e, 2);
end
