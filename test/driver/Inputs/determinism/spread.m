% Elementwise chains in a loop, slices, sums and a product: units, kernels and calls of the runtime.
function [y, s] = spread(x, n)
    y = x;
    for k = 1:n
        y = y .* 0.5 + sin(y);
    end
    z = x' * y;
    s = sum(y(:)) + sum(x(2:end-1, 1)) + z(1);
end
