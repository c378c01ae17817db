% black_scholes.m - prices of European options.
function [S, K, T, r, sigma] = setup(n)
    S = 50 + 100 * uniform(1, n, 1);
    K = 50 + 100 * uniform(2, n, 1);
    T = 0.1 + 2 * uniform(3, n, 1);
    r = 0.03;
    sigma = 0.2;
end

function [call, put] = black_scholes(S, K, T, r, sigma)
    root = sigma * sqrt(T);
    d1 = (log(S ./ K) + (r + sigma ^ 2 / 2) * T) ./ root;
    d2 = d1 - root;
    discounted = K .* exp(-r * T);
    call = S .* normal(d1) - discounted .* normal(d2);
    put = discounted .* normal(-d2) - S .* normal(-d1);
end

function p = normal(x)
    % The series of Abramowitz and Stegun, 26.2.17.
    t = 1 ./ (1 + 0.2316419 * abs(x));
    series = t .* (0.319381530 + t .* (-0.356563782 + t .* (1.781477937 + t .* (-1.821255978 + t * 1.330274429))));
    tail = exp(-x .^ 2 / 2) / sqrt(2 * pi) .* series;
    p = tail;
    p(x > 0) = 1 - tail(x > 0);
end
