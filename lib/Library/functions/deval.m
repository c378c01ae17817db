function [y, slope] = deval(sol, x, chosen)
% DEVAL The solution that one result of a solver of differential equations holds, at given times, and its slopes there.
if ~isstruct(sol), [sol, x] = deal(x, sol); end
if ~isstruct(sol) || ~isscalar(sol) || ~all(isfield(sol, {'x', 'y', 'idata'})) || ~isfield(sol.idata, 'coefs')
  error('MATLAB:deval:InvalidSolution', 'The solution is the structure that a solver gives as its only result.');
end
if nargin < 3, chosen = 1:size(sol.y, 1); end
direction = sign(sol.x(end) - sol.x(1));
x = double(x(:)');
if any(~(direction * x >= direction * sol.x(1) & direction * x <= direction * sol.x(end)))
  error('MATLAB:deval:SolOutsideInterval', 'The solution is known from %g to %g only.', sol.x(1), sol.x(end));
end
step = interp1(direction * sol.x, 1:numel(sol.x), direction * x, 'previous');
step = min(step, numel(sol.x) - 1);
y = zeros(numel(chosen), numel(x)); slope = y;
powers = (1:size(sol.idata.coefs, 2))';
for k = unique(step)
  at = find(step == k); length = sol.x(k + 1) - sol.x(k);
  share = (x(at) - sol.x(k)) / length;
  curve = sol.idata.coefs(chosen, :, k);
  y(:, at) = sol.y(chosen, k) + curve * share .^ powers;
  slope(:, at) = curve * (powers .* share .^ (powers - 1)) / length;
end
end
