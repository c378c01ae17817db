% Selection by arithmetic with masks.
x = linspace(-5, 5, 2001);
y = (x > 0) .* x + (x <= 0) .* (-x / 2);
inside = abs(x) < 1;
outside = ~inside & x ~= 0;
fprintf('%d %d %d\n', sum(inside), sum(outside), sum(inside | outside));
fprintf('%.17g\n', sum(y .* inside), sum(y .* outside), mean(inside), y(1:200:2001));
