% iir_filter.m - the same filter by the library's function, on several channels.
function x = setup(n)
    x = uniform(1, n, 8) - 0.5;
end

function y = iir_filter(x)
    y = filter([0.2 0.4 0.2], [1 -0.5 0.3], x);
end
