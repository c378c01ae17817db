% A side exit inside a called function: the caller goes on with what it returns.
% differential: side-exits
% differential: no-launch-on vulkan
t = 0;
for k = 1:6
    t = t + root(4 - k) * k;
end
fprintf('%.17g %d\n', t, k);

function y = root(x)
    y = x / 2 + 1;
    y = y + abs(log(x));
end
