% vadv.m - vertical advection of a weather model: a tridiagonal system in each column of air.
function [wcon, u, stage] = setup(n)
    wcon = uniform(1, n + 1, n, 64);
    u = uniform(2, n, n, 64);
    stage = uniform(3, n, n, 64);
end

function out = vadv(wcon, u, stage)
    [I, J, K] = size(u);
    c = zeros(I, J, K);
    d = zeros(I, J, K);
    for k = 1:K
        below = 0;
        above = 0;
        transport = 0;
        if k > 1
            below = -0.25 * (wcon(2:end, :, k) + wcon(1:end-1, :, k));
            transport = transport - below .* (stage(:, :, k-1) - stage(:, :, k));
        end
        if k < K
            above = 0.25 * (wcon(2:end, :, k+1) + wcon(1:end-1, :, k+1));
            transport = transport - above .* (stage(:, :, k+1) - stage(:, :, k));
        end
        a = 0.5 * below;
        c(:, :, k) = 0.5 * above;
        d(:, :, k) = 3 * u(:, :, k) + transport;
        b = 3 - a - c(:, :, k);
        if k == 1
            pivot = 1 ./ b;
        else
            pivot = 1 ./ (b - c(:, :, k-1) .* a);
            d(:, :, k) = d(:, :, k) - d(:, :, k-1) .* a;
        end
        c(:, :, k) = c(:, :, k) .* pivot;
        d(:, :, k) = d(:, :, k) .* pivot;
    end
    x = d(:, :, K);
    out = zeros(I, J, K);
    out(:, :, K) = 3 * (x - u(:, :, K));
    for k = K-1:-1:1
        x = d(:, :, k) - c(:, :, k) .* x;
        out(:, :, k) = 3 * (x - u(:, :, k));
    end
end
