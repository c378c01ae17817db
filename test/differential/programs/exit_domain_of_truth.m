% The guard of a condition: NaN has no truth value, so that the branch of a loop's fourth turn is an error.
% differential: side-exits
% differential: fails
% differential: no-launch-on vulkan
s = 0;
x = 3;
for k = 1:6
    s = s + k;
    x = (k - 4) / (k - 4) * s;
    fprintf('%d %.17g\n', k, s);
    if x
        s = s + 0.5;
    else
        s = s - 0.25;
    end
    fprintf('%.17g\n', s);
end
