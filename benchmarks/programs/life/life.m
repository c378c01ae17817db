% life.m - Conway's game of life on a torus, neighbours by circshift.
function [steps, A] = setup(n)
    steps = 20;
    A = double(uniform(1, n, n) < 0.35);
end

function A = life(steps, A)
    for t = 1:steps
        neighbours = zeros(size(A));
        for di = -1:1
            for dj = -1:1
                if di ~= 0 || dj ~= 0
                    neighbours = neighbours + circshift(A, [di dj]);
                end
            end
        end
        A = double(neighbours == 3 | (A == 1 & neighbours == 2));
    end
end
