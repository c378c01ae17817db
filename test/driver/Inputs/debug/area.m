total = 0;
x = 1;
for k = 1:200000
  x = sqrt(x + k);
  total = total + x;
end
v = (1:300000)';
w = v .* 2 + feval('double_it', v);
fprintf('%.10g %.10g\n', total, sum(w));
