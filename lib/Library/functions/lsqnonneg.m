function [x, resnorm, residual, exitflag, output, lambda] = lsqnonneg(C, d, options)
% LSQNONNEG The numbers that are not negative for which C*x is nearest to d, by the active sets of Lawson and Hanson.
if nargin < 3, options = []; end
C = double(C); d = double(d);
n = size(C, 2);
if ~iscolumn(d) || numel(d) ~= size(C, 1), error('MATLAB:lsqnonneg:WrongSize', 'The right side is a column of %d numbers, one for each row of the matrix.', size(C, 1)); end
tol = number_of(options, 'TolX', 10 * eps * norm(C, 1) * max(size(C)));
most = number_of(options, 'MaxIter', 10 * n);
free = false(n, 1); x = zeros(n, 1); lambda = C' * d;
turns = 0; exitflag = 1;
while exitflag == 1 && any(lambda(~free) > tol)
  bound = lambda; bound(free) = -Inf;
  [~, next] = max(bound);
  free(next) = true;
  z = least_squares(C, d, free);
  while any(z(free) <= 0)
    turns = turns + 1;
    if turns > most, exitflag = 0; break, end
    low = free & z <= 0;
    x = x + min(x(low) ./ (x(low) - z(low))) * (z - x);
    free = free & abs(x) >= tol;
    z = least_squares(C, d, free);
  end
  if exitflag == 1, x = z; end
  lambda = C' * (d - C * x);
end
residual = d - C * x;
resnorm = residual' * residual;
message = 'The least squares are found.';
if exitflag == 0, message = sprintf('%d steps were not enough: see MaxIter.', most); end
if exitflag == 0 && ~strcmpi(char(optimget(options, 'Display', 'notify')), 'off'), fprintf('%s\n', message); end
output = struct('iterations', turns, 'algorithm', 'active-set', 'message', message);
end

function x = least_squares(C, d, free)
x = zeros(size(C, 2), 1);
x(free) = C(:, free) \ d;
end

function value = number_of(options, name, usual)
% The value by itself may be a text, as MATLAB says it.
value = optimget(options, name, usual);
if ~isnumeric(value), value = usual; end
end
