% zeros and ones of sizes and classes, as constants of later arithmetic.
A = zeros(3, 4);
B = ones(3, 4, 'single');
C = ones(2) * 3;
D = zeros(2, 0, 3);
E = ones([2 3 2]) / 3;
F = zeros(1, 4) - ones(3, 1);
fprintf('%s %s\n', class(A), class(B + A));
fprintf('%d ', size(C), size(D), size(E), size(F));
fprintf('\n');
fprintf('%.17g\n', A + 1, B / 3, C, E, F, sum(E, 'all'));
