% A scalar loop: a recurrence that keeps its state.
% differential: no-launch-on vulkan
x = 0.5;
s = 0;
for k = 1:1000
    x = 3.9 * x * (1 - x);
    s = s + x / k;
end
fprintf('%.17g %.17g %d\n', x, s, k);
