% A loop whose arrays have as many elements as a number that the function assigns before.
for k = 1:6
    fprintf('%.17g ', springs(20000 + k)); fprintf('\n');
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
