% An operand of && that is no scalar is an error, also where all of it is true.
% differential: fails
x = [1 2] / 3;
y = x + 1;
fprintf('%.17g\n', y);
if y > 0 && true
  fprintf('not reached\n');
end
