% switch by number and by text inside a loop.
% differential: no-launch-on vulkan
s = 0;
names = {'add', 'half', 'none'};
for k = 1:30
    switch k - 3 * floor(k / 3)
        case 0
            s = s + k;
        case {1, 7}
            s = s * 0.5;
        otherwise
            s = s - 1 / k;
    end
    switch names{1 + k - 3 * floor(k / 3)}
        case 'add'
            s = s + 0.25;
        case 'half'
            s = s / 1.5;
    end
end
fprintf('%.17g\n', s);
