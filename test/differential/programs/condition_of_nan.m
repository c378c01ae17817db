% NaN in a condition is an error.
% differential: fails
x = [1 NaN 2] / 3;
y = x + 1;
fprintf('%.17g\n', y(1));
if y
  fprintf('not reached\n');
end
