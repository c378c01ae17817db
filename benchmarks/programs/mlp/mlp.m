% mlp.m - three dense layers and softmax, in single precision.
function [x, w1, b1, w2, b2, w3, b3] = setup(n)
    x = single(uniform(1, n, 3));
    w1 = single(uniform(2, 3, 1000) - 0.5);
    b1 = single(uniform(3, 1, 1000) - 0.5);
    w2 = single(uniform(4, 1000, 500) - 0.5);
    b2 = single(uniform(5, 1, 500) - 0.5);
    w3 = single(uniform(6, 500, 10) - 0.5) / 10;
    b3 = single(uniform(7, 1, 10) - 0.5);
end

function y = mlp(x, w1, b1, w2, b2, w3, b3)
    x = max(x * w1 + b1, 0);
    x = max(x * w2 + b2, 0);
    x = x * w3 + b3;
    e = exp(x - max(x, [], 2));
    y = e ./ sum(e, 2);
end
