% reshape, with a free extent too, keeps the order of the elements.
x = (1:24) / 7;
A = reshape(x, 4, 6) * 2;
B = reshape(A, [2 3 4]) + 1;
C = reshape(B, [], 3);
D = reshape(C - 0.5, 2, [], 2, 2);
fprintf('%d ', size(A), size(B), size(C), size(D));
fprintf('\n');
fprintf('%.17g\n', A, B, C, D, sum(B, 3));
