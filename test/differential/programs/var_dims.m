% var by both weights, far from zero too, where a naive formula cancels.
A = reshape((1:60) / 7, 3, 4, 5);
fprintf('%.17g\n', var(A), var(A, 0, 2), var(A, 1, 3), var(A, 0, 'all'), var(A, 1, 'all'));
x = 1e6 + (1:3000) / 1000;
fprintf('%.17g %.17g %.9g\n', var(x), var(x, 1), var(single(x)));
fprintf('%.17g %.17g\n', var(3), var([1 3], 1));
