% elementwise_math.m - the example of that name: chains of elementary functions of singles, and a sum.
function n = setup(n)
end

function s = elementwise_math(n)
    x = single(linspace(0, 4 * pi, n));
    y0 = sin(x) .* exp(-x / 10);
    y1 = y0 .* cos(x / 4) + 0.25 * y0 .^ 2;
    y2 = tanh(y1) + 0.1 * y1;
    s = sum(y2);
end
