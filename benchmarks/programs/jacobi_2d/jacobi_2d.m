% jacobi_2d.m - sweeps of the five-point mean, forth and back between two arrays.
function [steps, A, B] = setup(n)
    steps = 50;
    A = uniform(1, n, n);
    B = uniform(2, n, n);
end

function [A, B] = jacobi_2d(steps, A, B)
    for t = 1:steps
        B(2:end-1, 2:end-1) = 0.2 * (A(2:end-1, 2:end-1) + A(2:end-1, 1:end-2) + A(2:end-1, 3:end) + A(3:end, 2:end-1) + A(1:end-2, 2:end-1));
        A(2:end-1, 2:end-1) = 0.2 * (B(2:end-1, 2:end-1) + B(2:end-1, 1:end-2) + B(2:end-1, 3:end) + B(3:end, 2:end-1) + B(1:end-2, 2:end-1));
    end
end
