function [x, fval, exitflag] = fminsearch(f, x0, options)
% FMINSEARCH A local minimum by the simplex method of Nelder and Mead.
if nargin < 3, options = struct(); end
if ~isfloat(x0), x0 = double(x0); end
tolx = optimget(options, 'TolX', 1e-4); tolf = optimget(options, 'TolFun', 1e-4);
n = numel(x0);
limit = optimget(options, 'MaxIter', 200 * n);
points = repmat(x0(:), 1, n + 1);
for k = 1:n
  if points(k, k + 1) ~= 0, points(k, k + 1) = 1.05 * points(k, k + 1); else, points(k, k + 1) = 0.00025; end
end
at = @(p) value_of(f, reshape(p, size(x0)));
values = zeros(1, n + 1);
for k = 1:n + 1, values(k) = at(points(:, k)); end
exitflag = 0;
for turn = 1:limit
  [values, order] = sort(values);
  points = points(:, order);
  spread = max(max(abs(points(:, 2:end) - points(:, 1))));
  if abs(values(1) - values(end)) <= max(tolf, 10 * eps(values(1))) && spread <= max(tolx, 10 * eps(max(points(:, 1))))
    exitflag = 1;
    break
  end
  middle = sum(points(:, 1:n), 2) / n;
  reflected = 2 * middle - points(:, end);
  value = at(reflected);
  if value < values(1)
    expanded = 3 * middle - 2 * points(:, end);
    better = at(expanded);
    if better < value, points(:, end) = expanded; values(end) = better; else, points(:, end) = reflected; values(end) = value; end
  elseif value < values(n)
    points(:, end) = reflected; values(end) = value;
  else
    if value < values(end), contracted = 1.5 * middle - 0.5 * points(:, end); else, contracted = 0.5 * middle + 0.5 * points(:, end); end
    inner = at(contracted);
    if inner < min(value, values(end))
      points(:, end) = contracted; values(end) = inner;
    else
      for k = 2:n + 1
        points(:, k) = points(:, 1) + 0.5 * (points(:, k) - points(:, 1));
        values(k) = at(points(:, k));
      end
    end
  end
end
[fval, best] = min(values);
x = reshape(points(:, best), size(x0));
end

function value = value_of(f, x)
value = f(x);
if ~isscalar(value) || ~isreal(value) || ~isnumeric(value)
  error('MATLAB:fminsearch:invalidObjective', 'The function must give one real number.');
end
value = double(value);
end
