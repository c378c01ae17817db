% layer_norm.m - each row shifted to mean 0 and scaled to variance 1, then by learned numbers.
function [x, gain, bias] = setup(n)
    x = uniform(1, n, n);
    gain = uniform(2, 1, n);
    bias = uniform(3, 1, n);
end

function y = layer_norm(x, gain, bias)
    m = mean(x, 2);
    v = var(x, 1, 2);
    y = (x - m) ./ sqrt(v + 1e-5) .* gain + bias;
end
