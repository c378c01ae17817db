% Statements of large arrays that no run visits often enough to compile them: one unit has all that follow each other.
x = (1:600000)' / 7;
y = 2 * x + 1;
k = numel(y);
z = sum(y .* y) / k;
small = [1 2 3] + 1;
fprintf('%.17g %g\n', z, small(3));
w = x .* y - 1;
fprintf('%.17g\n', w(end));
