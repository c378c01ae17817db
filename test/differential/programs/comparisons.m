% Comparisons give logical arrays, and NaN compares with nothing.
x = [1 2 3 NaN Inf -Inf 0 -0];
y = [2 2 2 NaN Inf Inf -0 0]';
A = x < y;
B = x <= y;
C = x > y;
D = x >= y;
E = x == y;
F = x ~= y;
fprintf('%s %s\n', class(A), class(F));
fprintf('%d', A, B, C, D, E, F);
fprintf('\n');
n = (1:300) / 3;
m = n > 20 & n < 80;
fprintf('%d %d\n', sum(m), sum(n .* m > 33));
