% conv2d.m - a convolution of images with several channels, as layers of networks have it.
function [in, weights, bias] = setup(n)
    in = uniform(1, n, n, 3, 4);
    weights = uniform(2, 3, 3, 3, 8) - 0.5;
    bias = uniform(3, 8, 1);
end

function out = conv2d(in, weights, bias)
    [H, W, C, N] = size(in);
    [K, L, D, F] = size(weights);
    out = zeros(H - K + 1, W - L + 1, F, N);
    for f = 1:F
        layer = bias(f) + zeros(H - K + 1, W - L + 1, 1, N);
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
