% kalman_filter.m - position and speed of a body from noisy positions: products of 4 x 4 matrices in each of many steps.
function [A, Q, H, R, z] = setup(n)
    dt = 0.1;
    A = [1 dt 0 0; 0 1 0 0; 0 0 1 dt; 0 0 0 1];
    Q = 0.01 * eye(4);
    H = [1 0 0 0; 0 0 1 0];
    R = [0.5 0.1; 0.1 0.4];
    z = uniform(1, 2, n) + [1; 2] * (1:n) / n;
end

function [x, P, track] = kalman_filter(A, Q, H, R, z)
    x = zeros(4, 1);
    P = eye(4);
    track = zeros(4, size(z, 2));
    for k = 1:size(z, 2)
        x = A * x;
        P = A * P * A' + Q;
        S = H * P * H' + R;
        inverse = [S(2, 2) -S(1, 2); -S(2, 1) S(1, 1)] / (S(1, 1) * S(2, 2) - S(1, 2) * S(2, 1));
        K = P * H' * inverse;
        x = x + K * (z(:, k) - H * x);
        P = P - K * H * P;
        track(:, k) = x;
    end
end
