% any and all over dimensions, everything, and nothing.
A = [0 0 1; 0 2 3; 0 NaN 0];
fprintf('%d', any(A), all(A), any(A, 2), all(A, 2), any(A, 'all'), all(A, 'all'));
fprintf(' %d%d%d%d', any([]), all([]), any(zeros(0, 3), 'all'), all(zeros(1, 0)));
x = (1:10000) / 10000;
fprintf(' %d%d%d%d', any(x > 1), any(x >= 1), all(x > 0), all(x < 1));
fprintf(' %s\n', class(any(A)));
