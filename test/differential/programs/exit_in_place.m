% Arrays updated in place before and after the statement that leaves the unit.
% differential: side-exits
x = (1:64) / 64; % left by an exit
y = zeros(1, 64);
for k = 1:8
    x = x - 0.02;
    y = y + x * k;
    r = abs(sqrt(x - 0.001));
    y = y - r / k;
    x = x + 0.001;
end
fprintf('%.17g\n', x(1:9:64), y(1:9:64), sum(r));
