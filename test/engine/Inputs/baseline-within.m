% Only the inner loop is hot in its first turns.
x = 0;
calls = 0;
for r = 1:4
    k = 0;
    while k < 5e7
        k = k + 1;
        x = x * 0.99 + k;
    end
    calls = calls + 1;
end
fprintf('%.17g %d\n', x, calls);
