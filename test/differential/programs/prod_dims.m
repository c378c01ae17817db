% prod over each dimension and over all.
A = 1 + reshape((1:60) / 70, 3, 4, 5);
fprintf('%.17g\n', prod(A), prod(A, 2), prod(A, 3), prod(A, 'all'), prod(-A(:)));
fprintf('%.9g\n', prod(single(A), 2));
fprintf('%.17g %.17g\n', prod([]), prod(zeros(0, 3), 'all'));
