% Implicit expansion of rows, columns and scalars.
c = (1:7)' / 3;
r = (1:5) / 7;
s = 0.1;
A = c + r;
B = c .* r - s;
C = (A - B) ./ (r + 2) + c;
D = s ./ C;
fprintf('%.17g\n', A, B, C, D);
fprintf('%d %d\n', size(C));
