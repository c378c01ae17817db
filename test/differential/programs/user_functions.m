% User functions with one and several outputs, called with different types and sizes.
x = (1:10) / 3;
fprintf('%.17g\n', scale(x, 2), scale(0.5, 4), scale(single(0.1), 3));
[lo, hi] = limits(x - 2);
fprintf('%.17g %.17g\n', lo, hi);
y = scale(scale(x', 3), x);
fprintf('%.17g\n', y);
fprintf('%.17g\n', accumulate(x, 5));

function y = scale(x, k)
    y = x * k + 1 ./ (1 + x .* x);
end

function [lo, hi] = limits(x)
    lo = min(x);
    hi = max(x);
end

function s = accumulate(x, n)
    s = 0;
    for k = 1:n
        s = s + sum(x .^ k) / k;
    end
end
