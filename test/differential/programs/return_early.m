% differential: no-launch-on cpu inprocess vulkan
% Functions that return before their end, from loops too, are inlined.
s = 0;
for i = 1:20
    s = s + clamp(i, 5, 15) + first_above(i) + classify(i - 10);
end
fprintf('%d\n', s);

function y = clamp(x, lo, hi)
    if x < lo
        y = lo;
        return;
    end
    if x > hi, y = hi; return; end
    y = x;
end

function k = first_above(limit)
    k = -1;
    for i = 1:100
        for j = 1:3
            if i * j > limit
                k = 10 * i + j;
                return
            end
        end
        k = k - 1;
    end
end

function y = classify(x)
    while true
        if x > 0
            y = 1;
            return;
        elseif x == 0
            y = 0;
            return;
        end
        y = -1;
        break;
    end
    y = y * 2;
end
