% monte_carlo.m - the example of that name: the price of an option from random paths.
function [paths, steps] = setup(n)
    paths = n;
    steps = 50;
end

function price = monte_carlo(paths, steps)
    drift = (0.03 - 0.2 ^ 2 / 2) / steps;
    scale = 0.2 * sqrt(1 / steps);
    S = 100 * ones(paths, 1, 'single');
    for step = 1:steps
        S = S .* exp(drift + scale .* randn(paths, 1, 'single'));
    end
    price = exp(-0.03) * mean(max(S - 105, 0));
end
