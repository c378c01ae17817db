% Reductions over dimensions that the array does not have: one element a slice.
x = [0 -0 3; NaN Inf -2] * 1;
y = x / 3;
L = y > 0;
fprintf('%.17g ', sum(y, 3), prod(y, 3), max(y, [], 3), min(y, [], 4), mean(y, 3));
fprintf('%.17g ', 1 ./ sum(-0 * abs(y), 3));
fprintf('%.17g ', var(y, 0, 3), var(y, 1, 3), var(y, 0, [3 4]));
fprintf('%d ', any(y, 3), all(y, 3), any(L, 3), all(L, 5));
fprintf('%.17g ', sum(L, 3), mean(L, 3), sum(single(y), 3));
fprintf('%.17g ', sum(y, [1 4]), max(y, [], [2 3]), any(y, [1 3]), mean(y, [2 5]));
fprintf('\n%s %s %s\n', class(sum(L, 3)), class(sum(single(y), 3)), class(any(y, 3)));
