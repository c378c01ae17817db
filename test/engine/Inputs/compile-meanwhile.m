% A loop that is entered between two turns, and a function whose calls are each too little to wait for.
k = 0;
s = 0;
while k < 2000000
  k = k + 1;
  s = s + mod(k, 7) / 8;
end
fprintf('loop %d %.17g\n', k, s);

x = linspace(0, 1, 40000);
t = 0;
for n = 1:1000
  try                        % which no unit has, so that the loop is none
    t = t + part(x, n);
  catch
  end
end
fprintf('calls %d %.17g\n', n, t);

function r = part(x, n)
  y = sin(x) .* cos(n * x) + x .^ 2;
  z = exp(-y) + sqrt(y + 2);
  r = sum(z) / n;
end
