% gramschmidt.m - QR by the modified method of Gram and Schmidt.
function A = setup(n)
    A = uniform(1, n + 20, n) + eye(n + 20, n);
end

function [Q, R] = gramschmidt(A)
    n = size(A, 2);
    Q = zeros(size(A));
    R = zeros(n);
    for k = 1:n
        R(k, k) = sqrt(A(:, k)' * A(:, k));
        Q(:, k) = A(:, k) / R(k, k);
        for j = k+1:n
            R(k, j) = Q(:, k)' * A(:, j);
            A(:, j) = A(:, j) - Q(:, k) * R(k, j);
        end
    end
end
