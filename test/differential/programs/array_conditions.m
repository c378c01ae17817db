% An array is true where no element is 0 and there is one.
n = 0;
for k = 1:4
  x = (k:6) / 2 - 1;
  y = zeros(2, k - 1) + 1;
  if x
    n = n + 1;
  elseif x - 10
    n = n + 10;
  end
  if y
    n = n + 100;
  end
end
z = (1:3) * 1;
while z < 100
  z = z .* 3;
end
if [z; z] == z, n = n + 1000; end
fprintf('%d ', n, z);
fprintf('\n');
