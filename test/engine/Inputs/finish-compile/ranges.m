% The ranges before a loop are in its unit from the next run on, though the function is called but once.
fprintf('%.17g\n', sum(smooth(60, (1:60000) / 7)));

function A = smooth(steps, A)
    k = numel(A);
    i = 2:k-1;
    for t = 1:steps
        A(i) = A(i) + 0.125 * (A(i+1) - 2 * A(i) + A(i-1));
    end
end
