% mandelbrot_loop.m - counts of the Mandelbrot set, a scalar loop for each point.
function [n, limit] = setup(n)
    limit = 200;
end

function counts = mandelbrot_loop(n, limit)
    counts = zeros(n, n);
    for i = 1:n
        for j = 1:n
            cx = -2 + 2.5 * (j - 1) / (n - 1);
            cy = -1.25 + 2.5 * (i - 1) / (n - 1);
            x = 0;
            y = 0;
            k = 0;
            while x * x + y * y <= 4 && k < limit
                t = x * x - y * y + cx;
                y = 2 * x * y + cy;
                x = t;
                k = k + 1;
            end
            counts(i, j) = k;
        end
    end
end
