% The guard of a loop that must turn, as a variable read after it is first set in it: no turn leaves it undefined.
% differential: side-exits
% differential: fails
x = (1:16) / 16;
for k = 1:4
    x = x * 1.5;
    fprintf('%d %.17g\n', k, sum(x));
end
m = sum(x) * 0;
for j = 1:m
    z = x + j;
end
x = x - 1;
fprintf('%.17g\n', sum(x));
fprintf('%.17g\n', sum(z));
