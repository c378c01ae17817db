% fft_filter.m - a low pass by transforming forth and back.
function [x, width] = setup(n)
    x = uniform(1, n, 1) - 0.5;
    width = 0.1;
end

function y = fft_filter(x, width)
    n = numel(x);
    k = (0:n-1)';
    f = min(k, n - k) / n;
    gain = exp(-(f / width) .^ 2);
    y = real(ifft(fft(x) .* gain));
end
