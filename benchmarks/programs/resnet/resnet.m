% resnet.m - a block of a residual network: two convolutions of single pixels about one of three by three, each normalised.
function [x, a, b, c] = setup(n)
    x = single(uniform(1, n, n, 16, 2));
    a = single(uniform(2, 16, 4) - 0.5);
    b = single(uniform(3, 3, 3, 4, 4) - 0.5);
    c = single(uniform(4, 4, 16) - 0.5);
end

function y = resnet(x, a, b, c)
    y = max(normalise(pixels(x, a)), 0);
    y = max(normalise(convolve(y, b)), 0);
    y = max(normalise(pixels(y, c)) + x, 0);
end

function y = pixels(x, weights)
    [H, W, C, N] = size(x);
    flat = reshape(permute(x, [1 2 4 3]), [], C) * weights;
    y = permute(reshape(flat, H, W, N, []), [1 2 4 3]);
end

function y = convolve(x, weights)
    [H, W, C, N] = size(x);
    padded = zeros(H + 2, W + 2, C, N, 'single');
    padded(2:end-1, 2:end-1, :, :) = x;
    y = zeros(H, W, size(weights, 4), N, 'single');
    for f = 1:size(weights, 4)
        for c = 1:C
            for i = 1:3
                for j = 1:3
                    y(:, :, f, :) = y(:, :, f, :) + weights(i, j, c, f) * padded(i:H+i-1, j:W+j-1, c, :);
                end
            end
        end
    end
end

function y = normalise(x)
    m = mean(mean(x, 1), 2);
    v = mean(mean((x - m) .^ 2, 1), 2);
    y = (x - m) ./ sqrt(v + 1e-5);
end
