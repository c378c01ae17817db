% Two arrays swapped on every turn.
a = (1:100) / 3;
b = (100:-1:1) / 7;
for k = 1:7
    t = a;
    a = b * 0.5 + k;
    b = t - 1;
end
fprintf('%.17g\n', a(1:10:100), b(1:10:100));
