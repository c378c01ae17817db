% jacobi_1d.m - sweeps of the three-point mean, forth and back between two vectors.
function [steps, A, B] = setup(n)
    steps = 200;
    A = uniform(1, n, 1);
    B = uniform(2, n, 1);
end

function [A, B] = jacobi_1d(steps, A, B)
    for t = 1:steps
        B(2:end-1) = (A(1:end-2) + A(2:end-1) + A(3:end)) / 3;
        A(2:end-1) = (B(1:end-2) + B(2:end-1) + B(3:end)) / 3;
    end
end
