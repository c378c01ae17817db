% mandelbrot_array.m - counts of the Mandelbrot set, all points in each step.
function [n, limit] = setup(n)
    limit = 50;
end

function counts = mandelbrot_array(n, limit)
    c = linspace(-2, 0.5, n) + 1i * linspace(-1.25, 1.25, n)';
    z = zeros(n);
    counts = zeros(n);
    for k = 1:limit
        z = z .^ 2 + c;
        inside = abs(z) <= 2;
        counts = counts + inside;
        z(~inside) = 2;
        c(~inside) = 0;
    end
end
