x = totals(3, 4000000);
fprintf('%.17g\n', x);

function x = totals(k, n)
    x = 0;
    if k > 2
        for i = 1:n
            x = x + mod(i, k);
        end
    end
end
