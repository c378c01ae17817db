% Functions that call themselves.
x = (1:16) / 7;
fprintf('%.17g %d\n', halves(x), depth(20));

function s = halves(x)
    n = numel(x);
    if n == 1
        s = x * 2;
    else
        m = floor(n / 2);
        s = halves(x(1:m)) + halves(x(m + 1:n)) / 3;
    end
end

function d = depth(n)
    if n == 0
        d = 0;
    else
        d = 1 + depth(n - 1);
    end
end
