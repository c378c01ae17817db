% half.m - right where interpreted or not, but its first element when n is 7.
function x = setup(n)
    x = uniform(1, n, n);
end

function y = half(x)
    y = x / 2;
    if size(x, 1) == 7
        y(1) = y(1) + 1e-3;
    end
end
