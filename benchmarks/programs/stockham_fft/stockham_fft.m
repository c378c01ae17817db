% stockham_fft.m - a Fourier transform of 2^k points by Stockham's rearranging steps.
function x = setup(n)
    x = uniform(1, n, 1) + 1i * uniform(2, n, 1);
end

function y = stockham_fft(x)
    n = numel(x);
    y = x;
    half = n / 2;
    stride = 1;
    while half >= 1
        y = reshape(y, stride, half, 2);
        w = exp(-1i * pi * (0:half-1) / half);
        sums = y(:, :, 1) + y(:, :, 2);
        differences = (y(:, :, 1) - y(:, :, 2)) .* w;
        y = permute(cat(3, sums, differences), [1 3 2]);
        half = half / 2;
        stride = stride * 2;
    end
    y = y(:);
end
