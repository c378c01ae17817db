% Sums of many lengths and shapes, whole and along either dimension.
x = 1 ./ (1:1e7)';
fprintf('%.17g %.17g\n', sum(x), sum(x(1:1025)));
for n = [0 1 1023 1024 1025]
  fprintf('%d %.17g\n', n, sum(x(1:n)));
end
A = reshape(x(1:1000000), 1000, 1000);
a = sum(A, 1); b = sum(A, 2);
fprintf('%.17g %.17g %.17g\n', sum(a), sum(b), max(a));
fprintf('%.17g ', a(1:3), b(1:3)); 
B = reshape(x(1:1000000), 1, 1000000);
fprintf('\n%.17g %.17g\n', sum(B), sum(sum(B', 2)));
fprintf('%.17g %.17g\n', sum(sum(B, 1)), sum(B'));
C = reshape(x(1:900000), 3, 300000);
d = sum(C, 2); e = sum(C, 1);
fprintf('%.17g ', d, e(1:5), sum(e));
fprintf('\n');
