function x = lost(a)
  if a > 2
    x = 2;
  else
    q = a + 1;
    z = h(q * 2);
  end
  x = x + 1;
end
function y = h(varargin)
  y = varargin{1};
end
