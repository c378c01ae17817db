% A loop that is worth a compile before it begins, and whose turns are each too little to wait for.
x = linspace(0, 1, 100000);
s = 0;
for k = 1:40000
  y = x .* k + sqrt(x);
  s = s + sum(y) / k;
end
fprintf('turns %d %.17g\n', k, s);
