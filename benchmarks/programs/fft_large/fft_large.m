% fft_large.m - the transform of many random numbers.
function x = setup(n)
    x = uniform(1, 1, n);
end

function y = fft_large(x)
    y = fft(x);
end
