x = 2;
fprintf('%g\n', x);
y = broken_helper(x);
