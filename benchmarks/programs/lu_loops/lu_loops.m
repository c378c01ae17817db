% lu_loops.m - LU factors with pivots, scalar loops.
function A = setup(n)
    A = uniform(1, n, n);
end

function [A, p] = lu_loops(A)
    n = size(A, 1);
    p = 1:n;
    for k = 1:n-1
        best = k;
        for i = k+1:n
            if abs(A(i, k)) > abs(A(best, k))
                best = i;
            end
        end
        if best ~= k
            for j = 1:n
                t = A(k, j);
                A(k, j) = A(best, j);
                A(best, j) = t;
            end
            t = p(k);
            p(k) = p(best);
            p(best) = t;
        end
        for i = k+1:n
            A(i, k) = A(i, k) / A(k, k);
        end
        for j = k+1:n
            for i = k+1:n
                A(i, j) = A(i, j) - A(i, k) * A(k, j);
            end
        end
    end
end
