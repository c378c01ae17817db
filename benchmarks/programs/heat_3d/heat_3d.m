% heat_3d.m - the heat equation in three dimensions, subscripts that are ranges held in variables.
function [steps, A] = setup(n)
    steps = 10;
    A = uniform(1, n, n, n);
end

function A = heat_3d(steps, A)
    i = 2:size(A, 1)-1;
    j = 2:size(A, 2)-1;
    k = 2:size(A, 3)-1;
    for t = 1:steps
        A(i, j, k) = A(i, j, k) + 0.125 * (A(i+1, j, k) - 2 * A(i, j, k) + A(i-1, j, k)) ...
            + 0.125 * (A(i, j+1, k) - 2 * A(i, j, k) + A(i, j-1, k)) ...
            + 0.125 * (A(i, j, k+1) - 2 * A(i, j, k) + A(i, j, k-1));
    end
end
