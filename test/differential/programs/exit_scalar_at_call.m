% A scalar that an operation of the runtime refuses: the unit leaves, with what it changed in place as it was.
% differential: side-exits
% differential: fails
x = 1:6; A = zeros(2, 3); s = 0; at = [2 1 3 9];
for k = 1:4
  A(:, 2) = k;
  try
    A(at(k), :) = k;
  catch problem
    fprintf('%s\n', problem.identifier); s = s + 100;
  end
  y = x(at(k):at(k)+1);
  s = s + sum(y) + sum(A(:));
  fprintf('%.17g\n', s);
end
