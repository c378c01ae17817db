% Producers fold into a reduction, along either dimension.
A = reshape(linspace(0, 1, 6000), 60, 100);
B = 2 - A;
disp(sum(A .* B, 2))
fprintf('%.17g\n', sum(A .* B, 2), sum(A .* B, 1), sum(A .* B - 0.5, 'all'), sum((A - B) .^ 2));
