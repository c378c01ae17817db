function total = sums(n)
total = 0;
for k = 1:n
  total = total + sum(parts(k));
  kept = {total};
end
end

function y = parts(n)
y = zeros(1, 100);
for k = 1:n
  y = sin(y + twice(k));
  y(k) = k;
  if mod(k, 3) == 2
    y = {y};
    y = y{1};
  end
end
end

function z = twice(k)
z = 2 * k;
end
