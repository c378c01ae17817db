% collatz.m - the longest chain of Collatz below a number.
function n = setup(n)
end

function [longest, start] = collatz(n)
    longest = 0;
    start = 0;
    for k = 1:n
        x = k;
        steps = 0;
        while x ~= 1
            if mod(x, 2) == 0
                x = x / 2;
            else
                x = 3 * x + 1;
            end
            steps = steps + 1;
        end
        if steps > longest
            longest = steps;
            start = k;
        end
    end
end
