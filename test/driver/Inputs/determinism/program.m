x = reshape(1:60, 20, 3) / 10;
[y, s] = spread(x, 3);
fprintf('%.9g\n', s, sum(y));
