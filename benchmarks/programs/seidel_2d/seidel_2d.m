% seidel_2d.m - sweeps of the nine-point mean in place: each element sees those before it renewed.
function [steps, A] = setup(n)
    steps = 10;
    A = uniform(1, n, n);
end

function A = seidel_2d(steps, A)
    n = size(A, 1);
    for t = 1:steps
        for i = 2:n-1
            A(i, 2:n-1) = A(i, 2:n-1) + A(i-1, 1:n-2) + A(i-1, 2:n-1) + A(i-1, 3:n) + A(i, 3:n) + A(i+1, 1:n-2) + A(i+1, 2:n-1) + A(i+1, 3:n);
            for j = 2:n-1
                A(i, j) = (A(i, j) + A(i, j-1)) / 9;
            end
        end
    end
end
