% iir_loop.m - a filter with feedback of order two, element by element.
function x = setup(n)
    x = uniform(1, n, 1) - 0.5;
end

function y = iir_loop(x)
    n = numel(x);
    y = zeros(n, 1);
    y(1) = 0.2 * x(1);
    y(2) = 0.2 * x(2) + 0.4 * x(1) + 0.5 * y(1);
    for k = 3:n
        y(k) = 0.2 * x(k) + 0.4 * x(k-1) + 0.2 * x(k-2) + 0.5 * y(k-1) - 0.3 * y(k-2);
    end
end
