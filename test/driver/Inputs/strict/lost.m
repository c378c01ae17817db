function x = lost(a)
  if a > 2
    x = 2;
  else
    q = a + 1;
    z = h(q * 2, q);
  end
  x = x + 1;
end
function y = h(x)
  y = x;
end
