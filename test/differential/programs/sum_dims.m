% sum over each dimension and over all.
A = reshape((1:60) / 7, 3, 4, 5);
fprintf('%.17g\n', sum(A), sum(A, 1), sum(A, 2), sum(A, 3), sum(A, 4), sum(A, 'all'), sum(A(:)));
B = A > 4;
fprintf('%.17g\n', sum(B, 1), sum(B, 'all'));
fprintf('%s %s\n', class(sum(B)), class(sum(single(A))));
fprintf('%d ', size(sum(A, 2)), size(sum(A, 3)));
fprintf('\n');
