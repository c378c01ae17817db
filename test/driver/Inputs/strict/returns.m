function [y, k] = returns(x, n)
  k = 0;
  if nargin < 2
    y = 2 * x; k = -1;
    return
  end
  if isempty(x)
    y = 0;
    return
  end
  for k = 1:numel(x)
    if x(k) > n
      y = x(k); return
    end
  end
  y = x / n;
end
