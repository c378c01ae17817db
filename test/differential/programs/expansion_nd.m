% Implicit expansion over three and four dimensions.
x = reshape((1:6) / 3, 2, 1, 3);
y = reshape((1:4) / 7, 1, 4);
z = reshape((1:3) / 11, 1, 1, 3);
w = reshape([0.5 0.25], 1, 1, 1, 2);
A = x + y;
B = A .* z;
C = (B - w) ./ (x + w);
fprintf('%d ', size(A), size(B), size(C));
fprintf('\n');
fprintf('%.17g\n', A, B, C);
