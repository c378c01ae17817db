% for over ranges, rows, matrices and nothing; the loop variable may be assigned in the body.
% differential: no-launch-on vulkan
n = 0;
for x = 0:0.1:0.3
    n = n + 1;
    fprintf('%.17g\n', x);
    x = 100;
end
for c = [1 2; 3 4]
    fprintf('%.17g %.17g\n', c * 2);
end
for k = 1:0
    n = n + 1000;
end
for k = 10:-3:1
    n = n + k;
    k = 0;
end
fprintf('%.17g\n', n);
