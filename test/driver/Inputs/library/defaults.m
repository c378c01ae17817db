% How many arguments and outputs a call gives and asks for is known when it runs.
function [y, n] = defaults(x, k)
  if nargin < 2
    k = 10;
  end
  y = x * k;
  n = nargin;
  if nargout > 1
    n = n + 10 * numel(x);
  end
end
