% A function whose calls are each too little to wait for, with a branch that none of them takes.
x = linspace(0, 1, 40000);
t = 0;
for n = 1:300
  try                        % which no unit has, so that the loop is none
    t = t + eval('part(x, n, false)');  % which no unit inlines
    pause(0.005)             % for the compiler, where other processes have the processors
  catch
  end
end
fprintf('calls %d %.17g\n', n, t);

function r = part(x, n, other)
  y = sin(x) .* cos(n * x) + x .^ 2;
  if other
    y = exp(y) ./ (1 + x);
  end
  r = sum(y) / n;
end
