% How many arguments and outputs its call gives and asks for decides its branches.
function [y, n] = defaults(x, ~, k)
  if nargin < 3
    k = 10;
  end
  y = x * k;
  if nargin == 3
    z = y + 1;
    y = sqrt(z) .^ 2 - 1;
  end
  if nargout > 1
    n = nargin;
  end
end
