% differential: no-launch-on cpu inprocess vulkan
% break and continue in nested loops and branches; what follows them is not run.
total = 0;
last = 0;
for i = 1:100
    if i - 3 * floor(i / 3) == 0
        continue;
    end
    if i > 50
        last = i;
        break;
    elseif i == 10
        total = total + 1000;
        continue;
    end
    total = total + i;
end
fprintf('%d %d %d\n', i, total, last);
count = 0;
for i = 1:10
    j = 0;
    while true
        j = j + 1;
        if j > i
            break;
        end
        if j == 3
            continue;
        end
        count = count + 1;
    end
    if count > 30
        break
    end
end
fprintf('%d %d %d\n', i, j, count);
k = 0;
for i = 5:-1:1
    for j = 1:i
        if j == 4, break; end
        k = k + j;
        if k == 7, continue; end
        k = k + 1;
    end
end
fprintf('%d %d %d\n', i, j, k);
for i = 1:0
    break;
end
disp(isempty(i));
