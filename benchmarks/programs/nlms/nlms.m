% nlms.m - an adaptive filter: weights that follow the error of each sample.
function [x, d, taps] = setup(n)
    taps = 32;
    x = uniform(1, n, 1) - 0.5;
    d = uniform(2, n, 1) - 0.5;
end

function [e, w] = nlms(x, d, taps)
    w = zeros(taps, 1);
    e = zeros(numel(x), 1);
    for k = taps:numel(x)
        part = x(k:-1:k-taps+1);
        e(k) = d(k) - w' * part;
        w = w + 0.5 * e(k) * part / (part' * part + 1e-3);
    end
end
