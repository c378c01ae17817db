% A loop whose arrays have as many elements as a number that the function assigns before.
for k = 1:6
    fprintf('%.17g ', springs(20000 + k)); fprintf('\n');
    fprintf('%.17g ', halved([1 2 3], 20000 + k)); fprintf('\n');
end
function x = springs(steps)
    dt = 1e-3;
    n = 3;
    x = ones(1, n);
    v = zeros(1, n);
    for s = 1:steps
        a = zeros(1, n);
        for i = 1:n
            a(i) = -i * x(i);
        end
        v = v + dt * a;
        x = x + dt * v;
    end
end
function x = halved(x, steps)
    y = x;
    n = numel(x);
    for s = 1:steps
        a = zeros(1, n);
        for i = 1:n
            a(i) = x(i) / 2 + y(n + 1 - i);
        end
        x = a - [0 a(2:end)] / 4;
    end
end
