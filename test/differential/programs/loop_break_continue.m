% break and continue, in an inner loop that is entered again.
% differential: no-launch-on vulkan
s = 0;
for i = 1:20
    for j = 1:20
        if j > i
            break
        end
        if (i + j) / 2 == floor((i + j) / 2)
            continue
        end
        s = s + i * j / 7;
    end
    s = s + j;
end
fprintf('%.17g %d %d\n', s, i, j);
