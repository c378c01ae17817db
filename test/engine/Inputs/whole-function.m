% The loop pays for a unit; what it reads with `i` is known where the unit made `i` itself.
x = linspace(0, 1, 100000)';
for c = 1:6
  try                        % which no unit has, so that the loop is none
    x = smoothed(x);
  catch
  end
end
fprintf('%.17g\n', sum(x));

function A = smoothed(A)
  i = 2:size(A, 1) - 1;
  for t = 1:50
    A(i) = A(i) + 0.25 * (A(i + 1) - 2 * A(i) + A(i - 1));
  end
end
