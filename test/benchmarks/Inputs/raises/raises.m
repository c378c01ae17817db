% raises.m - ends with an error.
function x = setup(n)
    x = uniform(1, n, n);
end

function y = raises(x)
    y = x(numel(x) + 1);
end
