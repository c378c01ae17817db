% fdtd_2d.m - a plane wave by finite differences in time.
function [steps, ex, ey, hz] = setup(n)
    steps = 40;
    ex = uniform(1, n, n);
    ey = uniform(2, n, n);
    hz = uniform(3, n, n);
end

function [ex, ey, hz] = fdtd_2d(steps, ex, ey, hz)
    for t = 1:steps
        ey(1, :) = t - 1;
        ey(2:end, :) = ey(2:end, :) - 0.5 * (hz(2:end, :) - hz(1:end-1, :));
        ex(:, 2:end) = ex(:, 2:end) - 0.5 * (hz(:, 2:end) - hz(:, 1:end-1));
        hz(1:end-1, 1:end-1) = hz(1:end-1, 1:end-1) - 0.7 * (ex(1:end-1, 2:end) - ex(1:end-1, 1:end-1) + ey(2:end, 1:end-1) - ey(1:end-1, 1:end-1));
    end
end
