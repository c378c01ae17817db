% hdiff.m - horizontal diffusion of a weather model with limited fluxes.
function [in, coefficient] = setup(n)
    in = uniform(1, n + 4, n + 4, 32);
    coefficient = uniform(2, n, n, 32);
end

function out = hdiff(in, coefficient)
    [I, J, K] = size(coefficient);
    lap = 4 * in(2:I+3, 2:J+3, :) - (in(3:I+4, 2:J+3, :) + in(1:I+2, 2:J+3, :) + in(2:I+3, 3:J+4, :) + in(2:I+3, 1:J+2, :));
    flx = lap(2:end, 2:J+1, :) - lap(1:end-1, 2:J+1, :);
    flx(flx .* (in(3:I+3, 3:J+2, :) - in(2:I+2, 3:J+2, :)) > 0) = 0;
    fly = lap(2:I+1, 2:end, :) - lap(2:I+1, 1:end-1, :);
    fly(fly .* (in(3:I+2, 3:J+3, :) - in(3:I+2, 2:J+2, :)) > 0) = 0;
    out = in(3:I+2, 3:J+2, :) - coefficient .* (flx(2:end, :, :) - flx(1:end-1, :, :) + fly(:, 2:end, :) - fly(:, 1:end-1, :));
end
