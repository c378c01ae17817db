% Reductions over a set of dimensions.
A = reshape((1:120) / 7, 2, 3, 4, 5);
fprintf('%.17g\n', sum(A, [1 2]), sum(A, [2 4]), prod(A / 10, [1 3]), mean(A, [1 2 3 4]), sum(A, [3 5]));
fprintf('%.17g\n', max(A, [], [1 2]), min(A, [], [2 3]), var(A, 0, [1 2]));
fprintf('%d', any(A > 16, [1 4]), all(A > 1, [2 3]));
fprintf('\n');
