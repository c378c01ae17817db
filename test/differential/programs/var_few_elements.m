% The variance of one element is 0, of none NaN; NaN and Inf stay NaN.
x = [3 NaN Inf] / 7;
y = x + 1;
fprintf('%.17g ', var(y, 0, 1), var(y, 1, 1), var(y(1)), var(zeros(0, 3) + 1, 0, 1));
z = ones(0, 3) * 2;
fprintf('%.17g ', var(z, 0, 1), var(z, 1, 1), mean(z, 1));
fprintf('\n');
