% Loops whose turns threads make, and loops that leave in the middle of that.
n = 60;
counts = escapes(n, 200);
fprintf('%d ', counts(:, 7));
fprintf('\n%d %d\n', sum(counts(:)), size(counts, 2));
P = product(counts, counts.');
fprintf('%.17g %.17g %.17g\n', sum(P(:)), P(1, n), P(n, 1));
[filled, k, t] = halves(n, n);
fprintf('%.17g %g %g\n', sum(filled), k, t);
try
    halves(n, 41);
catch problem
    disp(problem.message);
end
left = partly(n, 41);
fprintf('%.17g ', left(36:46));
fprintf('\n');

function counts = escapes(n, limit)
    counts = zeros(n, n);
    for i = 1:n
        for j = 1:n
            cx = -2 + 2.5 * (j - 1) / (n - 1);
            cy = -1.25 + 2.5 * (i - 1) / (n - 1);
            x = 0;
            y = 0;
            k = 0;
            while x * x + y * y <= 4 && k < limit
                t = x * x - y * y + cx;
                y = 2 * x * y + cy;
                x = t;
                k = k + 1;
            end
            counts(i, j) = k;
        end
    end
end

function C = product(A, B)
    n = size(A, 1);
    C = zeros(n);
    for j = 1:n
        for k = 1:n
            for i = 1:n
                C(i, j) = C(i, j) + A(i, k) * B(k, j);
            end
        end
    end
end

function [filled, k, t] = halves(n, most)
    % `t` and `k` are what the last turn left. Element most + 1 of `shorter` is not there.
    shorter = ones(1, most);
    filled = zeros(1, n);
    for k = 1:n
        t = 0;
        for j = 1:3000
            t = t + 1 / (j + k);
        end
        filled(k) = filled(k) + t * shorter(k);
    end
end

function filled = partly(n, most)
    shorter = ones(1, most);
    filled = -ones(1, n);
    try
        for k = 1:n
            t = 0;
            for j = 1:3000
                t = t + 1 / (j + k);
            end
            filled(k) = filled(k) + t * shorter(k);
        end
    catch
        filled(end) = 7;
    end
end
