% differential: no-launch-on cpu inprocess vulkan
% A while loop on scalars, with a condition that changes in the body.
n = 27;
steps = 0;
while n ~= 1
    if n / 2 == floor(n / 2)
        n = n / 2;
    else
        n = 3 * n + 1;
    end
    steps = steps + 1;
end
fprintf('%d %d\n', n, steps);
x = 1;
while abs(x * x - 2) > 1e-12
    x = x - (x * x - 2) / (2 * x);
end
fprintf('%.17g\n', x);
while x < 0
    x = 5;
end
fprintf('%.3f\n', x);
