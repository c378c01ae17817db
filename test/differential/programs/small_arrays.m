% Small arrays in loops are computed element by element: filters, oscillators,
% rotations, with branches, exits, all classes, and what reads them whole.

function [x, P] = filtered(A, Q, H, R, z, x, P)
    for k = 1:numel(z)
        x = A * x;
        P = A * P * A' + Q;
        K = P * H' / (H * P * H' + R);
        x = x + K * (z(k) - H * x);
        P = (eye(2) - K * H) * P;
    end
end

function y = oscillator(f, y, h, n)
    for k = 1:n
        k1 = f(0, y);
        k2 = f(0, y + h / 2 * k1);
        k3 = f(0, y + h / 2 * k2);
        k4 = f(0, y + h * k3);
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
    end
end

function [v, w] = rotated(v, angle, n)
    w = zeros(3, 1);
    for k = 1:n
        R = [cos(angle) -sin(angle) 0; sin(angle) cos(angle) 0; 0 0 1];
        v = R * v;
        w(2) = w(2) + v(1);
        w([1 3]) = w([3 1]) + v(2:3);
        if v(1) > v(2)
            v = v([2 1 3]);
        elseif v(3) < 0
            v = -v;
        end
    end
end

function [s, t] = mixed(n)
    s = single([1 2; 3 4]);
    t = [true false true];
    for k = 1:n
        s = s .* single(0.5) + s';
        t = ~t | [s(1) > s(4), false, true];
        s = s / max(s(:));
    end
end

function [z, c] = turned(z, n)
    c = 0;
    for k = 1:n
        z = z * (0.6 + 0.8i);
        c = c + real(z(1)) * imag(z(2));
    end
end

function [x, n] = settled(x)
    n = 0;
    d = inf;
    while d > 1e-9
        y = [0.5 0.2 0; 0.1 0.4 0.3; 0 0.2 0.6] * x + [1; 2; 3];
        d = max(abs(y - x));
        x = y;
        n = n + 1;
    end
end

function Y = recorded(A, x, n)
    Y = zeros(numel(x), n);
    for k = 1:n
        x = A * x;
        Y(:, k) = x;
    end
end

function r = whole(x, n)
    r = 0;
    for k = 1:n
        x = cumsum(x) / 2;
        r = r + norm(x) + std(x) + x(1 + mod(k, 3));
    end
end

function s = roots(x, n)
    s = 0;
    for k = 1:n
        x = x - 1;
        s = s + sum(sqrt(x));
    end
end

function x = zeros_kept(n)
    x = [-0 0; 0 -0];
    for k = 1:n
        x = -x * [1 0; 0 1];
    end
    x = 1 ./ x;
end

function show(varargin)
    for k = 1:numel(varargin)
        v = varargin{k};
        fprintf('%s %s:', class(v), mat2str(size(v)));
        fprintf(' %.17g', real(v), imag(v));
        fprintf('\n');
    end
end

for repeat = 1:3
    [x, P] = filtered([1 0.1; 0 1], [0.01 0; 0 0.02], [1 0], 0.5, sin(1:50), [0; 0], eye(2));
    show(x, P);
    show(oscillator(@(t, y) [y(2); -y(1)], [1; 0], 0.01, 100));
    show(oscillator(@(t, y) [y(2); (1 - y(1)^2) * y(2) - y(1)], [2; 0], 0.05, 60));
    [v, w] = rotated([1; 2; -3], 0.3, 40);
    show(v, w);
    [s, t] = mixed(9);
    show(s, t);
    [z, c] = turned([1 + 2i; 3 - 1i; 0.5], 30);
    show(z, c);
    [x, n] = settled([0; 0; 0]);
    show(x, n);
    show(recorded([0.9 0.1; -0.1 0.9], [1; 2], 7));
    show(recorded([0.9 0.1 0; -0.1 0.9 0.2; 0 0.3 0.5], [1; 2; 3], 5));
    show(whole([3 1 2], 12));
    show(roots([9 7 8], 6));
    show(roots([9 7 3], 6));
    show(zeros_kept(5), zeros_kept(4));
end

% Loops that carry nothing, as often as small arrays say.
for k = 1:sum([1 2])
    v = sort([k 1]);
    for j = 1:sum(v)
        fprintf('%d ', j);
    end
end
fprintf('\n');

x = [1; 2; 3];
for k = 1:20
    x = [0.5 0.1 0; 0 0.5 0.1; 0.1 0 0.5] * x;
    if k == 11
        x(2) = 7;
    end
end
show(x);
try
    for k = 1:6
        x = x * 2;
        y = x(k);
    end
catch problem
    disp(problem.message);
    show(x, y, k);
end
