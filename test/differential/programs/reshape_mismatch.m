% A reshape that loses elements is an error, after the statements before it have run.
% differential: fails
x = (1:24) / 7;
y = x + 1;
fprintf('%.17g\n', sum(y));
z = reshape(y, 5, 5);
fprintf('not reached %.17g\n', z);
