% while loops by scalar and array conditions.
% differential: no-launch-on vulkan
x = 2;
n = 0;
while abs(x * x - 3) > 1e-14
    x = (x + 3 / x) / 2;
    n = n + 1;
end
fprintf('%.17g %d\n', x, n);
v = 10:10:50;
while any(v > 1)
    v = v / 3;
    n = n + 1;
end
fprintf('%d', n);
fprintf(' %.17g', v);
fprintf('\n');
