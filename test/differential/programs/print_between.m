% Output between array statements comes in order.
x = (1:1000) / 7;
y = x + 1;
fprintf('%.17g\n', y(1));
z = y * 2;
fprintf('%.17g\n', z(1));
w = z - x;
fprintf('%.17g %.17g\n', w(1000), sum(w));
