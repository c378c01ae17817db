% A loop that is entered between two turns, and a function whose calls are each too little to wait for. The pauses are the compiler's, where
% other processes have the processors.
k = 0;
s = 0;
while k < 2000000
  k = k + 1;
  s = s + mod(k, 7) / 8;
  if mod(k, 100000) == 0
    pause(0.03)
  end
end
fprintf('loop %d %.17g\n', k, s);

x = linspace(0, 1, 40000);
t = 0;
for n = 1:300
  try                        % which no unit has, so that the loop is none
    t = t + part(x, n);
    pause(0.005)
  catch
  end
end
fprintf('calls %d %.17g\n', n, t);

function r = part(x, n)
  y = sin(x) .* cos(n * x) + x .^ 2;
  z = exp(-y) + sqrt(y + 2);
  r = sum(z) / n;
end
