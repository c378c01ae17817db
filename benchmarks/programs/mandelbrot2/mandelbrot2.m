% mandelbrot2.m - the Mandelbrot set as a list of points, from which those that ran away are taken.
function [n, limit] = setup(n)
    limit = 50;
end

function counts = mandelbrot2(n, limit)
    c = linspace(-2.25, 0.75, n) + 1i * linspace(-1.25, 1.25, n)';
    c = c(:);
    place = (1:numel(c))';
    z = c;
    counts = zeros(n, n);
    for k = 1:limit
        z = z .^ 2 + c;
        away = abs(z) > 2;
        counts(place(away)) = k;
        z(away) = [];
        c(away) = [];
        place(away) = [];
        if isempty(z)
            break
        end
    end
end
