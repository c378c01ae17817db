% mean over each dimension and over all.
A = reshape((1:60) / 7, 3, 4, 5);
fprintf('%.17g\n', mean(A), mean(A, 2), mean(A, 3), mean(A, 'all'));
fprintf('%.9g\n', mean(single(A), 2));
fprintf('%s %s %.17g\n', class(mean(A > 3)), class(mean(single(A))), mean(A > 3, 'all'));
fprintf('%.17g %.17g\n', mean([]), mean(5));
