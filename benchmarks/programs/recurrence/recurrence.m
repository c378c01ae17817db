% recurrence.m - a scalar recurrence of many trips.
function [n, x] = setup(n)
    x = 0.3;
end

function [x, total] = recurrence(n, x)
    total = 0;
    for k = 1:n
        x = 3.57 * x * (1 - x);
        if x > 0.5
            total = total + x;
        end
    end
end
