% Work large enough to be split among threads.
n = 600000;
x = linspace(-2, 2, n);
y = x .* x .* x - x;
fprintf('%.17g\n', sum(y), sum(abs(y)), max(y), min(y), mean(y .* y), var(y), y(1:60000:n));
A = reshape(y, 600, 1000);
fprintf('%.17g\n', sum(sum(A, 1), 2), max(max(A, [], 2)), sum(var(A, 0, 2)));
