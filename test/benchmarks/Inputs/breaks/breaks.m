% breaks.m - its function takes another number of inputs than setup makes.
function [x, factor] = setup(n)
    x = uniform(1, n, n);
    factor = 2;
end

function y = breaks(x)
    y = x / 2;
end
