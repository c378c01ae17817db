% Sizes 0 and 1 expand as well.
A = zeros(0, 3) + ones(1, 3);
B = ones(0, 1) + ones(1, 3);
C = zeros(2, 0) .* 5 + 1;
D = ones(1, 0) + ones(4, 1);
E = reshape(zeros(0, 6), 0, 2, 3) - ones(1, 2, 3);
fprintf('%d ', size(A), size(B), size(C), size(D), size(E));
fprintf('%.17g ', A, B, C, D, E, sum(A), sum(D, 2));
fprintf('\n');
