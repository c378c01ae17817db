% Transposes before, inside and after elementwise work.
A = reshape((1:12) / 7, 3, 4);
B = A';
C = A' .* 2 + B;
D = (A + 1).' - (1:3);
v = (1:5)';
w = v' + v;
fprintf('%d ', size(B), size(C), size(D), size(w));
fprintf('\n');
fprintf('%.17g\n', B, C, D, w, sum(A' .* B, 2), v' - 1);
L = (A > 1)';
fprintf('%d', L, L');
fprintf(' %s\n', class(L));
