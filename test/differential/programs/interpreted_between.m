% Indexed assignment, growth and deletion between statements that are compiled.
x = (1:40) / 7;
x(3) = 100;
y = x .* x - 1;
y(end + 1) = 5;
z = y / 3;
z([1 2]) = [];
for k = 1:10
    z(k) = z(k) + k;
end
w = z + 0.5;
fprintf('%.17g\n', w, sum(w));
