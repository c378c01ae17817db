% A variable takes another class on a later turn.
% differential: no-launch-on vulkan
x = 1;
s = 0;
for k = 1:6
    if k == 4
        x = single(x) / 3;
    end
    x = x * 1.1;
    s = s + double(x);
    fprintf('%d %s %.17g\n', k, class(x), x);
end
fprintf('%.17g\n', s);
