% mvt.m - x1 + A y1 and x2 + A' y2.
function [A, x1, x2, y1, y2] = setup(n)
    A = uniform(1, n, n);
    x1 = uniform(2, n, 1);
    x2 = uniform(3, n, 1);
    y1 = uniform(4, n, 1);
    y2 = uniform(5, n, 1);
end

function [x1, x2] = mvt(A, x1, x2, y1, y2)
    x1 = x1 + A * y1;
    x2 = x2 + A' * y2;
end
