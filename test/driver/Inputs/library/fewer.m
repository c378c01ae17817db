% Calls itself with fewer arguments than it has from C, and reads none that is missing.
function [y, n] = fewer(x, ~, k)
  if nargin < 3
    s = 3;
  else
    s = 2;
  end
  y = s * x;
  n = nargin;
  if x > 0
    y = y + fewer(x - 1);
  end
end
