% The first call is entered between two turns; the pauses are the compiler's, where other processes have the processors.
x = linspace(0, 1, 100000);
s = 0;
for c = 1:30
  try                        % which no unit has, so that the loop is none
    s = s + part(x, c);
    pause(0.1)
  catch
  end
end
fprintf('%.17g\n', s);

function s = part(x, c)
  s = 0;
  for k = 1:1000
    y = x .* k + sqrt(x);
    s = s + sum(y) / (k + c);
  end
end
