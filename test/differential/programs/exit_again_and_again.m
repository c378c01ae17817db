% The same guard fails on most turns; the answer stays that of the interpreter.
% differential: side-exits
x = linspace(-1, 1, 33);
s = 0;
for k = 1:40
    y = abs(sqrt(x * (-1) ^ k));
    s = s + sum(y) / k;
end
fprintf('%.17g\n', s);
