% mod and rem: the sign of the divisor or of the dividend, exact for any ratio, and 0 within rounding of a whole ratio.
x = [-7.5 -6 -5 -0.3 -0 0 0.3 1 5 6 7.5 1e300 -1e300 Inf -Inf NaN 2^53 1e16] * 1;
for y = [3 -3 0.1 -0.1 0 Inf -Inf NaN 1e-3 2.5 2^40]
  r = rem(x, y);
  m = mod(x, y);
  fprintf('%.17g ', r, m, 1 ./ m, 1 ./ r, rem(single(x), single(y)), mod(single(x), y));
end
fprintf('%.17g ', mod(x', [2 3]), rem(x > 0, 2), mod(10, x));
k = 0;
for i = 1:1000
  k = mod(k * 5 + i, 97);
end
fprintf('%d %s\n', k, class(mod(single(3), 2)));
