x = (1:5) / 2;
y = mean(x) * 2;
fprintf('%g\n', y);
