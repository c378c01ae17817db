% differential: side-exits
% differential: no-launch-on cpu inprocess vulkan
% A side exit in the middle of a while loop, in its condition and in a branch: nothing is done or printed twice.
x = 3;
n = 0;
while real(sqrt(x)) >= 0 && n < 8
    n = n + 1;
    fprintf('%d %.17g\n', n, x);
    x = x - 1;
    y = sqrt(x + 0.5);
    fprintf('%.17g %.17g\n', real(y), imag(y));
end
disp(n);
for i = 1:6
    n = n + 1;
    if i == 4
        z = {i, n};
        n = n + z{1};
    end
    fprintf('%d %d\n', i, n);
end
