% A statement that draws and then leaves the unit is executed again from the numbers that it drew.
% differential: side-exits
rng(11)
x = zeros(1, 6);
n = 400;
for k = 1:6
    a = randn(n, 1);
    z = sqrt(rand(n, 1) - 0.002 * (k == 4));
    x(k) = rand + real(sum(z)) + sum(a);
end
fprintf('%.17g\n', x, rand);
m = 3.5;
for k = 1:3
    try
        y = rand(2, k) + rand(1, m);
    catch
        m = 2;
    end
    fprintf('%d %.17g\n', k, rand);
end
