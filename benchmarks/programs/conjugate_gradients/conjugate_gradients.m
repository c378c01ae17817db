% conjugate_gradients.m - conjugate gradients for a matrix that is given as a handle alone.
function [apply, b] = setup(n)
    apply = @(x) 4 * x - [x(2:end, :); zeros(1, n)] - [zeros(1, n); x(1:end-1, :)] - [x(:, 2:end), zeros(n, 1)] - [zeros(n, 1), x(:, 1:end-1)];
    b = uniform(1, n, n);
end

function [x, residual] = conjugate_gradients(apply, b)
    x = zeros(size(b));
    r = b;
    p = r;
    square = sum(r(:) .^ 2);
    for t = 1:50
        q = apply(p);
        alpha = square / sum(p(:) .* q(:));
        x = x + alpha * p;
        r = r - alpha * q;
        next = sum(r(:) .^ 2);
        p = r + next / square * p;
        square = next;
    end
    residual = sqrt(square);
end
