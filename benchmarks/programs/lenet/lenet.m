% lenet.m - LeNet-5 on images of 28 by 28: two convolutions with pooling, three dense layers.
function [x, c1, d1, c2, d2, w1, b1, w2, b2, w3, b3] = setup(n)
    x = single(uniform(1, 28, 28, 1, n));
    c1 = single(uniform(2, 5, 5, 1, 6) - 0.5);
    d1 = single(uniform(3, 6, 1) - 0.5);
    c2 = single(uniform(4, 5, 5, 6, 16) - 0.5) / 5;
    d2 = single(uniform(5, 16, 1) - 0.5);
    w1 = single(uniform(6, 256, 120) - 0.5) / 10;
    b1 = single(uniform(7, 1, 120) - 0.5);
    w2 = single(uniform(8, 120, 84) - 0.5) / 10;
    b2 = single(uniform(9, 1, 84) - 0.5);
    w3 = single(uniform(10, 84, 10) - 0.5) / 10;
    b3 = single(uniform(11, 1, 10) - 0.5);
end

function y = lenet(x, c1, d1, c2, d2, w1, b1, w2, b2, w3, b3)
    x = pool(max(convolve(x, c1, d1), 0));
    x = pool(max(convolve(x, c2, d2), 0));
    x = reshape(x, 256, size(x, 4))';
    x = max(x * w1 + b1, 0);
    x = max(x * w2 + b2, 0);
    y = x * w3 + b3;
end

function out = convolve(in, weights, bias)
    [H, W, C, N] = size(in);
    [K, L, D, F] = size(weights);
    out = zeros(H - K + 1, W - L + 1, F, N, 'single');
    for f = 1:F
        layer = bias(f) + zeros(H - K + 1, W - L + 1, 1, N, 'single');
        for c = 1:C
            for i = 1:K
                for j = 1:L
                    layer = layer + weights(i, j, c, f) * in(i:H-K+i, j:W-L+j, c, :);
                end
            end
        end
        out(:, :, f, :) = layer;
    end
end

function y = pool(x)
    y = max(max(x(1:2:end, 1:2:end, :, :), x(2:2:end, 1:2:end, :, :)), max(x(1:2:end, 2:2:end, :, :), x(2:2:end, 2:2:end, :, :)));
end
