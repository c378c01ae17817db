% mandelbrot1.m - the Mandelbrot set as a whole array, counts where it has not run away yet.
function [n, limit] = setup(n)
    limit = 50;
end

function [z, counts] = mandelbrot1(n, limit)
    x = linspace(-2.25, 0.75, n);
    y = linspace(-1.25, 1.25, n)';
    c = x + 1i * y;
    counts = zeros(size(c));
    z = zeros(size(c));
    for k = 0:limit-1
        inside = abs(z) < 2;
        counts(inside) = k;
        z(inside) = z(inside) .^ 2 + c(inside);
    end
    counts(counts == limit - 1) = 0;
end
