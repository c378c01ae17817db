% One negative element takes the whole statement to the interpreter, and nothing is done twice.
% differential: side-exits
x = (1:100) / 100;
n = 0;
for k = 1:5
    n = n + 1;
    x = x - 0.003;
    y = abs(sqrt(x));
    fprintf('%d %d %.17g\n', k, n, sum(y));
end
fprintf('%.17g\n', x(1:10:100));
